/* SQLite, compiled with the headers of glibc 2.28 or later, asks for fcntl under the name that it has there. On x86-64 both
   are the same. */
int fcntl(int file, int command, ...);

int fcntl64(int file, int command, long argument) { return fcntl(file, command, argument); }
