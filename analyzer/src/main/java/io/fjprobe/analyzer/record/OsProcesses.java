package io.fjprobe.analyzer.record;

import io.fjprobe.launch.Launch;
import io.fjprobe.launch.Running;
import java.io.IOException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Processes of this machine. */
public final class OsProcesses implements Processes {

  /** A program has this time to end before it is killed. */
  private static final Duration TO_END = Duration.ofSeconds(10);

  private @Nullable Running latest;
  private volatile boolean stopping;

  @Override
  public synchronized Running start(Launch launch) throws IOException {
    if (stopping) {
      throw new IOException("nothing is started any more");
    }
    latest = launch.start();
    return latest;
  }

  @Override
  public boolean isAlive(long pid) {
    return ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false);
  }

  /** Gives the program time to write its recording, though nobody will read it. */
  @Override
  public void stop() {
    Running running;
    synchronized (this) {
      stopping = true;
      running = latest;
    }
    if (running == null) {
      return;
    }
    try {
      running.askToEnd();
      if (!running.waitFor(TO_END)) {
        running.kill();
      }
    } catch (InterruptedException e) {
      running.kill();
    }
  }

  @Override
  public boolean isStopping() {
    return stopping;
  }
}
