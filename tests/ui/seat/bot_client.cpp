// The same as bot_client.py, for those who start thousands: hands its standard streams to a bot of `bot_server`, and
// waits for its end. To start Python takes eight times as long as to start the bot.
//
//     bot_client SOCKET

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <cstring>

int main(int count, char** words) {
    sockaddr_un there{};
    there.sun_family = AF_UNIX;
    if (count != 2 || std::strlen(words[1]) >= sizeof there.sun_path) return 2;
    std::strcpy(there.sun_path, words[1]);
    const int door = socket(AF_UNIX, SOCK_STREAM, 0);
    if (door < 0 || connect(door, reinterpret_cast<sockaddr*>(&there), sizeof there) != 0) return 1;

    const int streams[] = {0, 1, 2};
    alignas(cmsghdr) char room[CMSG_SPACE(sizeof streams)] = {};
    char any = '!';
    iovec word{&any, 1};
    msghdr message{};
    message.msg_iov = &word;
    message.msg_iovlen = 1;
    message.msg_control = room;
    message.msg_controllen = sizeof room;
    cmsghdr* lent = CMSG_FIRSTHDR(&message);
    lent->cmsg_level = SOL_SOCKET;
    lent->cmsg_type = SCM_RIGHTS;
    lent->cmsg_len = CMSG_LEN(sizeof streams);
    std::memcpy(CMSG_DATA(lent), streams, sizeof streams);
    if (sendmsg(door, &message, 0) != 1) return 1;
    return recv(door, &any, 1, 0) < 0;
}
