package io.fjprobe.analyzer.watch.source;

import io.fjprobe.analyzer.look.AgentCommand;
import io.fjprobe.analyzer.look.LiveProcess;
import io.fjprobe.analyzer.record.Agent;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The agent in a JVM, for as long as somebody watches. */
public final class Attachment {

  private static final String OBSERVED = "already observed";

  private final Agent agent;
  private final long pid;
  private boolean attached;
  private boolean detached;

  public Attachment(Agent agent, long pid) {
    this.agent = agent;
    this.pid = pid;
  }

  /**
   * Attaches the agent, unless it is there.
   *
   * @param recording that the JVM writes when it is detached
   */
  public void attach(Path recording) throws IOException, InterruptedException, WatchException {
    List<String> words = new ArrayList<>(List.of("attach", String.valueOf(pid)));
    if (!agent.options().isEmpty()) {
      words.add(agent.options());
    }
    // as a property, for a comma in its name would divide options
    AgentCommand.Result result =
        new AgentCommand(agent.jar(), "-Dfjprobe.file=" + recording.toAbsolutePath(), words).run();
    attached = result.isDone();
    boolean there = result.said().stream().anyMatch(line -> line.contains(OBSERVED));
    if (!attached && !there) {
      List<String> said = result.said();
      throw new WatchException(
          said.isEmpty()
              ? List.of(agent.jar() + " could not attach to " + pid + ": " + result.exitCode())
              : said,
          result.exitCode() == AgentCommand.USAGE);
    }
  }

  /** Whether it was attached here, and is detached. */
  public synchronized boolean isDetached() {
    return detached;
  }

  /**
   * Detaches the agent if it was attached here. A JVM that does not answer would keep this waiting
   * for ever, so it is asked something else first.
   *
   * @return what there is to be said of it
   */
  public synchronized List<String> detach() throws IOException, InterruptedException {
    boolean alive = ProcessHandle.of(pid).map(LiveProcess::is).orElse(false);
    if (!attached || !alive) {
      return List.of();
    }
    attached = false;
    try {
      JvmConnection.to(pid).properties();
    } catch (WatchException e) {
      return List.of(
          e.getMessage()
              + "; the agent is still there: when the JVM goes on, run java -jar fjprobe.jar detach "
              + pid);
    }
    AgentCommand.Result result =
        new AgentCommand(agent.jar(), null, List.of("detach", String.valueOf(pid))).run();
    detached = result.isDone();
    return detached ? List.of() : result.said();
  }
}
