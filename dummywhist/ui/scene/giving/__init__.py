"""What is on the cloth before a deal that is proved to be fair? The pack in a ribbon, and the paper for the shares."""
