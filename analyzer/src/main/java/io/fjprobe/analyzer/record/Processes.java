package io.fjprobe.analyzer.record;

import io.fjprobe.launch.Launch;
import io.fjprobe.launch.Running;
import java.io.IOException;

/** Starts programs; what of the operating system the rest of this package needs. */
public interface Processes {

  Running start(Launch launch) throws IOException;

  boolean isAlive(long pid);

  /** Ends what runs, and lets nothing be taken for a result any more. */
  void stop();

  /** Whether somebody has called {@link #stop}. */
  boolean isStopping();
}
