# What the archive is called, and the oldest C library it runs with; read by `build` and `try`.
glibc=2.17
name=plica-$version-x86_64-linux
