package io.fjprobe.analyzer.look;

import io.fjprobe.analyzer.record.Agent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * One look at a JVM that runs: the agent is attached to it for a time. It goes by itself when the
 * time is over, for this process may be killed, and a command to detach it takes seconds to start
 * on a machine that is busy. It is detached all the same: when that has been answered, the
 * recording is complete.
 */
public final class Look {

  /** A JVM that does not obey any more may be on its way out, and write its recording. */
  private static final Duration TO_EXIT = Duration.ofSeconds(10);

  private final Agent agent;
  private final long pid;
  private final Path file;
  private final Duration duration;

  /** Down as soon as it is known whether the agent was attached. */
  private final CountDownLatch asked = new CountDownLatch(1);

  private volatile boolean attached;
  private boolean detached;
  private long begin;

  /**
   * @param file for the recording; it is written by the JVM that is looked at
   */
  public Look(Agent agent, long pid, Path file, Duration duration) {
    this.agent = agent;
    this.pid = pid;
    this.file = file;
    this.duration = duration;
  }

  /**
   * What became of the JVM.
   *
   * @param jvmHasEnded before the time was over
   * @param elapsed time that it was looked at
   */
  public record Outcome(boolean jvmHasEnded, Duration elapsed) {}

  /**
   * Looks.
   *
   * @param attached run when the agent is there
   * @throws LookException if there is no recording
   */
  public Outcome take(Runnable attached) throws IOException, InterruptedException, LookException {
    Optional<ProcessHandle> process = ProcessHandle.of(pid);
    attach();
    attached.run();
    if (process.isEmpty() || hasEnded(process.get(), duration)) {
      return ended();
    }
    AgentCommand.Result result = detach();
    if (!result.isDone() && hasEnded(process.get(), TO_EXIT)) {
      return ended();
    }
    if (!isWritten()) {
      throw new LookException(notWritten(result), false);
    }
    return new Outcome(false, elapsed());
  }

  /**
   * Ends it early, from another thread. If it is not known whether the agent was attached, nothing
   * is detached: it might be the agent of somebody else.
   */
  public void stop() {
    try {
      if (asked.await(TO_EXIT.toMillis(), TimeUnit.MILLISECONDS) && attached) {
        detach();
      }
    } catch (IOException e) {
      return; // then the agent goes by itself
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void attach() throws IOException, InterruptedException, LookException {
    List<String> words = List.of("attach", String.valueOf(pid), options());
    AgentCommand.Result result;
    try {
      // as a property, for a comma in its name would divide options
      result =
          new AgentCommand(agent.jar(), "-Dfjprobe.file=" + file.toAbsolutePath(), words).run();
      begin = System.nanoTime();
      attached = result.isDone();
    } finally {
      asked.countDown();
    }
    if (!result.isDone()) {
      throw new LookException(refusal(result), result.exitCode() == AgentCommand.USAGE);
    }
  }

  private String options() {
    String more = agent.options().isEmpty() ? "" : agent.options() + ",";
    return more + "duration=" + duration.toSeconds() + "s";
  }

  private List<String> refusal(AgentCommand.Result result) {
    return result.said().isEmpty()
        ? List.of(agent.jar() + " could not attach to " + pid + ": exit code " + result.exitCode())
        : result.said();
  }

  private synchronized AgentCommand.Result detach() throws IOException, InterruptedException {
    if (detached) {
      return new AgentCommand.Result(0, List.of());
    }
    AgentCommand.Result result =
        new AgentCommand(agent.jar(), null, List.of("detach", String.valueOf(pid))).run();
    detached = result.isDone();
    return result;
  }

  private static boolean hasEnded(ProcessHandle process, Duration within)
      throws InterruptedException {
    try {
      process.onExit().get(within.toMillis(), TimeUnit.MILLISECONDS);
      return true;
    } catch (TimeoutException e) {
      return false;
    } catch (ExecutionException e) {
      return !LiveProcess.is(process);
    }
  }

  private Outcome ended() throws LookException {
    Duration elapsed = elapsed();
    if (!isWritten()) {
      throw new LookException(
          List.of(
              "JVM "
                  + pid
                  + " ended without writing its recording: it was killed, crashed, or called"
                  + " Runtime.halt; docs/limits.md says where what it recorded may be"),
          false);
    }
    return new Outcome(true, elapsed);
  }

  private List<String> notWritten(AgentCommand.Result detached) {
    List<String> lines = new ArrayList<>();
    if (!detached.isDone()) {
      lines.addAll(detached.said());
    }
    lines.add(
        "there is no recording in "
            + file
            + "; the JVM writes it: is it in a container, with files of its own? Then run this command"
            + " there, or name a file by --out that both have");
    return lines;
  }

  /** The file is there from the beginning; at the end it has something in it. */
  public boolean isWritten() {
    try {
      return Files.size(file) > 0;
    } catch (IOException e) {
      return false;
    }
  }

  private Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - begin);
  }
}
