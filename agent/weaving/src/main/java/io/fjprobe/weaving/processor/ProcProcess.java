package io.fjprobe.weaving.processor;

import java.util.function.LongSupplier;

/** The CPU time of this process, as Linux tells it in a file. -1: it does not. */
final class ProcProcess implements LongSupplier {

  private static final String PROCESS = "/proc/self/stat";

  /** Fields of that file between the name, which is in parentheses, and the time in user code. */
  private static final int WORDS_BEFORE_TIMES = 11;

  /** The unit of that file, 10 ms on all processors that a JDK runs on. */
  private static final long TICK_NANOS = 10_000_000;

  @Override
  public long getAsLong() {
    ProcFile file = new ProcFile();
    if (!file.read(PROCESS)) {
      return -1;
    }
    file.skipBehindLast(')');
    file.skipWords(WORDS_BEFORE_TIMES);
    long user = file.nextNumber();
    long system = file.nextNumber();
    return user < 0 || system < 0 ? -1 : (user + system) * TICK_NANOS;
  }
}
