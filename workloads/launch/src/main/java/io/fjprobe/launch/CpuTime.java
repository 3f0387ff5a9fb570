package io.fjprobe.launch;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import org.jspecify.annotations.Nullable;

/**
 * CPU time of the processes that this one has started and that have ended, with those that they
 * waited for. Linux counts it; elsewhere it is null.
 */
final class CpuTime {
  private static final CpuTime UNKNOWN = new CpuTime(null, null);
  private static final Path STAT = Paths.get("/proc/self/stat");

  /**
   * The kernel shows times in units of this many nanoseconds, hundredths of a second, whatever its
   * clock does.
   */
  private static final long TICK_NANOS = 10_000_000;

  /** The field at this index is the user time of the children. Their system time follows it. */
  private static final int CHILDREN_USER = 13;

  final @Nullable Long userNanos;
  final @Nullable Long systemNanos;

  CpuTime(@Nullable Long userNanos, @Nullable Long systemNanos) {
    this.userNanos = userNanos;
    this.systemNanos = systemNanos;
  }

  static CpuTime ofChildren() {
    try {
      return Files.isReadable(STAT)
          ? parse(new String(Files.readAllBytes(STAT), StandardCharsets.UTF_8))
          : UNKNOWN;
    } catch (IOException e) {
      return UNKNOWN;
    }
  }

  /**
   * Reads the fields. After the name in brackets, which may have spaces, come the state and then
   * numbers.
   */
  static CpuTime parse(String stat) {
    String[] fields = stat.substring(stat.lastIndexOf(')') + 2).trim().split(" ");
    return new CpuTime(
        Long.parseLong(fields[CHILDREN_USER]) * TICK_NANOS,
        Long.parseLong(fields[CHILDREN_USER + 1]) * TICK_NANOS);
  }

  CpuTime minus(CpuTime before) {
    return userNanos == null
            || systemNanos == null
            || before.userNanos == null
            || before.systemNanos == null
        ? UNKNOWN
        : new CpuTime(userNanos - before.userNanos, systemNanos - before.systemNanos);
  }
}
