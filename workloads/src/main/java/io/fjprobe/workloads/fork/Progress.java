package io.fjprobe.workloads.fork;

import java.io.PrintStream;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** A line for each JVM that ended, with the time at which the last one may. */
public final class Progress {
  private static final DateTimeFormatter CLOCK =
      DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);

  private final PrintStream stream;
  private final int total;
  private final long begin;
  private int done;

  public Progress(PrintStream stream, int total, long beginNanos) {
    this.stream = stream;
    this.total = total;
    this.begin = beginNanos;
  }

  public void ended(String what, long nowNanos, LocalTime now) {
    done++;
    long left = (nowNanos - begin) / done * (total - done);
    stream.println(
        done
            + "/"
            + total
            + " "
            + what
            + "; estimated end "
            + CLOCK.format(now.plusNanos(left))
            + ", in "
            + left / 1_000_000_000L
            + " s");
  }
}
