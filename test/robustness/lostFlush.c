/*
 * A disk that forgets what was not flushed. Loaded into a process (LD_PRELOAD), it keeps beside each file below
 * LOST_FLUSH_ROOT a shadow below LOST_FLUSH_SHADOW, which gets what is written when that is flushed: by fsync or
 * fdatasync, or at once where the file was opened with O_DSYNC. Names that change (rename, unlink) change in the shadow
 * when a folder is flushed; a new file is there when it is flushed itself. After a loss of power the shadow is what the
 * disk has.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define MAX_FDS 4096
#define MAX_FILES 256
#define MAX_RANGES 65536
#define MAX_MOVES 1024

struct range { off_t from, to; };
struct file {
  dev_t dev;
  ino_t ino;
  char shadow[PATH_MAX];
  struct range *ranges;
  int count;
};
struct move { char from[PATH_MAX], to[PATH_MAX]; };

static struct file files[MAX_FILES];
static int file_count;
static struct file *by_fd[MAX_FDS];
static int is_durable[MAX_FDS], is_folder[MAX_FDS];
static struct move moves[MAX_MOVES];
static int move_count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name) static __typeof__(&name) real; if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

static void fail(const char *what) { fprintf(stderr, "lostFlush: %s\n", what); abort(); }

/* The name in the shadow of a path below the root; 0 of another. */
static int shadow_of(const char *path, char *shadow) {
  const char *root = getenv("LOST_FLUSH_ROOT"), *to = getenv("LOST_FLUSH_SHADOW");
  if (!root || !to) return 0;
  size_t length = strlen(root);
  if (strncmp(path, root, length) || (path[length] && path[length] != '/')) return 0;
  snprintf(shadow, PATH_MAX, "%s%s", to, path + length);
  return 1;
}

static void make_folders(const char *path) {
  char folder[PATH_MAX];
  snprintf(folder, sizeof folder, "%s", path);
  for (char *at = folder + 1; (at = strchr(at, '/')); at++) { *at = 0; mkdir(folder, 0700); *at = '/'; }
}

static int raw_open(const char *path, int flags) {
  static int (*real)(const char *, int, ...);
  if (!real) real = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, "open64");
  return real(path, flags, 0600);
}
static ssize_t raw_pwrite(int fd, const void *bytes, size_t count, off_t at) { REAL(pwrite64); return real(fd, bytes, count, at); }
static void raw_close(int fd) { REAL(close); real(fd); }

static int open_shadow(struct file *file) {
  make_folders(file->shadow);
  int fd = raw_open(file->shadow, O_RDWR | O_CREAT);
  if (fd < 0) fail("the shadow cannot be written");
  return fd;
}

static void opened(int fd, const char *path, int flags) {
  char shadow[PATH_MAX];
  struct stat stat;
  if (fd < 0 || fd >= MAX_FDS) return;
  pthread_mutex_lock(&lock);
  by_fd[fd] = 0;
  is_folder[fd] = 0;
  if (shadow_of(path, shadow) && !fstat(fd, &stat)) {
    if (S_ISDIR(stat.st_mode)) is_folder[fd] = 1;
    if (S_ISREG(stat.st_mode)) {
      struct file *file = 0;
      for (int i = 0; i < file_count; i++) if (files[i].ino == stat.st_ino && files[i].dev == stat.st_dev) file = &files[i];
      if (!file) {
        if (file_count == MAX_FILES) fail("too many files");
        file = &files[file_count++];
        file->dev = stat.st_dev;
        file->ino = stat.st_ino;
        file->ranges = malloc(MAX_RANGES * sizeof *file->ranges);
        file->count = 0;
        strcpy(file->shadow, shadow);
      } else if (stat.st_size == 0 && strcmp(file->shadow, shadow)) {
        file->count = 0; /* the number of a file that is gone */
        strcpy(file->shadow, shadow);
      }
      by_fd[fd] = file;
      is_durable[fd] = (flags & O_DSYNC) != 0;
    }
  }
  pthread_mutex_unlock(&lock);
}

static void written(int fd, const struct iovec *parts, int count, off_t at, ssize_t bytes) {
  if (fd < 0 || fd >= MAX_FDS || !by_fd[fd] || bytes <= 0) return;
  pthread_mutex_lock(&lock);
  struct file *file = by_fd[fd];
  if (!*file->shadow) file->count = 0;
  else if (is_durable[fd]) {
    int shadow = open_shadow(file);
    for (int i = 0; i < count && bytes > 0; i++) {
      size_t part = (size_t)bytes < parts[i].iov_len ? (size_t)bytes : parts[i].iov_len;
      raw_pwrite(shadow, parts[i].iov_base, part, at);
      at += part;
      bytes -= part;
    }
    raw_close(shadow);
  } else {
    struct range *last = file->count ? &file->ranges[file->count - 1] : 0;
    if (last && last->to == at) last->to += bytes;
    else if (file->count < MAX_RANGES) file->ranges[file->count++] = (struct range){ at, at + bytes };
    else fail("too much was written without a flush");
  }
  pthread_mutex_unlock(&lock);
}

/* A file whose name is gone, or another file's, has no shadow. */
static void forget(const char *shadow) {
  for (int i = 0; i < file_count; i++) if (!strcmp(files[i].shadow, shadow)) *files[i].shadow = 0;
}

static void flushed(int fd) {
  if (fd < 0 || fd >= MAX_FDS) return;
  pthread_mutex_lock(&lock);
  struct file *file = by_fd[fd];
  if (file && *file->shadow) {
    static char bytes[1 << 16];
    struct stat stat;
    int shadow = open_shadow(file);
    char path[64];
    snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    int reader = raw_open(path, O_RDONLY);
    for (int i = 0; i < file->count; i++) {
      for (off_t at = file->ranges[i].from; at < file->ranges[i].to;) {
        size_t wanted = file->ranges[i].to - at < (off_t)sizeof bytes ? (size_t)(file->ranges[i].to - at) : sizeof bytes;
        ssize_t got = pread(reader, bytes, wanted, at);
        if (got <= 0) break;
        raw_pwrite(shadow, bytes, got, at);
        at += got;
      }
    }
    if (!fstat(fd, &stat) && ftruncate64(shadow, stat.st_size)) fail("the shadow cannot be cut");
    file->count = 0;
    raw_close(reader);
    raw_close(shadow);
  }
  if (is_folder[fd]) {
    for (int i = 0; i < move_count; i++) {
      forget(*moves[i].to ? moves[i].to : moves[i].from);
      if (!*moves[i].to) { REAL(unlink); real(moves[i].from); continue; }
      make_folders(moves[i].to);
      REAL(rename);
      real(moves[i].from, moves[i].to);
      for (int j = 0; j < file_count; j++) if (!strcmp(files[j].shadow, moves[i].from)) strcpy(files[j].shadow, moves[i].to);
    }
    move_count = 0;
  }
  pthread_mutex_unlock(&lock);
}

static void moved(const char *from, const char *to) {
  char source[PATH_MAX], target[PATH_MAX] = "";
  if (!shadow_of(from, source) || (to && !shadow_of(to, target))) return;
  pthread_mutex_lock(&lock);
  if (move_count == MAX_MOVES) fail("too many names changed without a flush");
  strcpy(moves[move_count].from, source);
  strcpy(moves[move_count++].to, target);
  pthread_mutex_unlock(&lock);
}

#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    va_list rest; va_start(rest, flags); mode_t mode = va_arg(rest, mode_t); va_end(rest); \
    static int (*real)(const char *, int, ...); if (!real) real = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, #name); \
    int fd = real(path, flags, mode); opened(fd, path, flags); return fd; }
OPEN(open)
OPEN(open64)

int close(int fd) { REAL(close); if (fd >= 0 && fd < MAX_FDS) { by_fd[fd] = 0; is_folder[fd] = 0; } return real(fd); }

#define WRITE_AT(name) \
  ssize_t name(int fd, const void *bytes, size_t count, off_t at) { \
    REAL(name); ssize_t done = real(fd, bytes, count, at); \
    struct iovec part = { (void *)bytes, count }; written(fd, &part, 1, at, done); return done; }
WRITE_AT(pwrite)
WRITE_AT(pwrite64)

#define WRITEV_AT(name) \
  ssize_t name(int fd, const struct iovec *parts, int count, off_t at) { \
    REAL(name); ssize_t done = real(fd, parts, count, at); written(fd, parts, count, at, done); return done; }
WRITEV_AT(pwritev)
WRITEV_AT(pwritev64)

ssize_t write(int fd, const void *bytes, size_t count) {
  REAL(write);
  ssize_t done = real(fd, bytes, count);
  if (fd >= 0 && fd < MAX_FDS && by_fd[fd]) {
    struct iovec part = { (void *)bytes, count };
    written(fd, &part, 1, lseek(fd, 0, SEEK_CUR) - done, done);
  }
  return done;
}

ssize_t writev(int fd, const struct iovec *parts, int count) {
  REAL(writev);
  ssize_t done = real(fd, parts, count);
  if (fd >= 0 && fd < MAX_FDS && by_fd[fd]) written(fd, parts, count, lseek(fd, 0, SEEK_CUR) - done, done);
  return done;
}

int fsync(int fd) { REAL(fsync); int done = real(fd); if (!done) flushed(fd); return done; }
int fdatasync(int fd) { REAL(fdatasync); int done = real(fd); if (!done) flushed(fd); return done; }
int rename(const char *from, const char *to) { REAL(rename); int done = real(from, to); if (!done) moved(from, to); return done; }
int unlink(const char *path) { REAL(unlink); int done = real(path); if (!done) moved(path, 0); return done; }
