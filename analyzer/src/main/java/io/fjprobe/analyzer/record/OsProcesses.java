package io.fjprobe.analyzer.record;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
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
    ProcessBuilder builder = new ProcessBuilder(launch.command());
    // the agent's options are those of --agent-options only, which the manifest knows
    builder.environment().keySet().removeIf(name -> name.startsWith("FJPROBE_"));
    builder.environment().putAll(launch.environment());
    builder.redirectErrorStream(true).redirectOutput(launch.log().toFile());
    CpuTime before = CpuTime.ofChildren();
    long start = System.nanoTime();
    Process process = builder.start();
    process.getOutputStream().close(); // nobody answers if it asks
    latest = new Child(process, start, before);
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

  private static final class Child implements Running {

    private final Process process;
    private final long start;
    private final CpuTime before;
    private volatile List<ProcessHandle> family = List.of();

    @SuppressWarnings("NullAway.Init") // set when it has ended
    private Ended ended;

    Child(Process process, long start, CpuTime before) {
      this.process = process;
      this.start = start;
      this.before = before;
    }

    @Override
    public boolean waitFor(Duration atMost) throws InterruptedException {
      long end = System.nanoTime() + atMost.toNanos();
      if (!process.waitFor(atMost.toMillis(), TimeUnit.MILLISECONDS)) {
        return false;
      }
      if (ended == null) {
        long wall = System.nanoTime() - start;
        CpuTime used = CpuTime.ofChildren().minus(before);
        ended = new Ended(process.exitValue(), wall, used.userNanos(), used.systemNanos());
      }
      for (ProcessHandle each : family) {
        if (!hasEnded(each, end - System.nanoTime())) {
          return false;
        }
      }
      return true;
    }

    private static boolean hasEnded(ProcessHandle process, long waitNanos)
        throws InterruptedException {
      try {
        process.onExit().get(waitNanos, TimeUnit.NANOSECONDS);
        return true;
      } catch (TimeoutException | ExecutionException e) {
        return !process.isAlive();
      }
    }

    @Override
    public Duration elapsed() {
      return Duration.ofNanos(System.nanoTime() - start);
    }

    /** Asks the children too: a shell that ends does not take the JVM with it that it waits for. */
    @Override
    public void askToEnd() {
      family = Stream.concat(process.descendants(), family.stream()).distinct().toList();
      family.forEach(ProcessHandle::destroy);
      process.destroy();
    }

    @Override
    public void kill() {
      Stream.concat(process.descendants(), family.stream()).forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }

    @Override
    public Ended ended() {
      return ended;
    }
  }
}
