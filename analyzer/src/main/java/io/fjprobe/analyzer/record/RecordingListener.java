package io.fjprobe.analyzer.record;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Hears how far it is. */
public interface RecordingListener {

  /**
   * Hears that the first run is about to begin.
   *
   * @param kept runs that are there already
   * @param left runs to come, warm-ups too
   * @param meanNanos of the kept ones; 0: there are none
   */
  void begins(int kept, int left, long meanNanos);

  /**
   * @param what round and side
   */
  void running(String what, Duration elapsed);

  /**
   * @param failure null: it went well
   * @param lastLines of what it printed, if it failed
   */
  void ended(String what, long wallNanos, @Nullable String failure, List<String> lastLines);

  /**
   * Hears that a program has no more runs, because one of the first round has failed.
   *
   * @param what the program
   * @param runs that would have come
   */
  void leftOut(String what, int runs);

  /** Hears something to know about the run that ends next. */
  void note(String what, String note);
}
