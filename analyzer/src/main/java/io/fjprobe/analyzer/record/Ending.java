package io.fjprobe.analyzer.record;

import com.fasterxml.jackson.annotation.JsonIgnore;
import io.fjprobe.launch.Ended;
import io.fjprobe.launch.Running;
import io.fjprobe.launch.TimeOut;
import org.jspecify.annotations.Nullable;

/**
 * How a run ended.
 *
 * @param exitCode null: it could not even be killed
 * @param wallNanos from its start to its end
 * @param userNanos CPU time of its processes, as far as the system tells; null: it does not
 * @param timeOut null: it ended by itself; else how it was ended
 */
public record Ending(
    @Nullable Integer exitCode,
    long wallNanos,
    @Nullable Long userNanos,
    @Nullable Long systemNanos,
    @Nullable TimeOut timeOut) {

  /** A JVM, and most else, ends with this exit code at Ctrl-C: 128 and the number of SIGINT. */
  private static final int INTERRUPTED = 130;

  static Ending of(Running running, @Nullable TimeOut timeOut) {
    Ended ended = running.ended();
    return ended == null
        ? new Ending(null, running.elapsed().toNanos(), null, null, timeOut)
        : new Ending(ended.exitCode, ended.wallNanos, ended.userNanos, ended.systemNanos, timeOut);
  }

  @JsonIgnore
  boolean isInterrupted() {
    return timeOut == null && exitCode != null && exitCode == INTERRUPTED;
  }

  /**
   * Says what is wrong with it; null: nothing.
   *
   * @param limit that it had
   */
  @Nullable String failure(TimeLimit limit) {
    if (timeOut != null) {
      return "it was still running after "
          + limit.limit().toSeconds()
          + " s, and "
          + (timeOut == TimeOut.KILLED ? "had to be killed" : "was asked to end")
          + "; --timeout allows more";
    }
    return exitCode != null && exitCode == 0 ? null : "exit code " + exitCode;
  }
}
