package io.fjprobe.analyzer.record;

import io.fjprobe.launch.Ended;
import io.fjprobe.launch.Launch;
import io.fjprobe.launch.Running;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Programs that do at once what a test says, in no time of the clock. */
public final class FakeProcesses implements Processes {

  private static final Pattern FOLDER = Pattern.compile("file=([^,]+)/%p\\.jfr");

  /**
   * What a program does.
   *
   * @param seconds that it takes
   * @param heedsRequests ends when it is asked to
   * @param recordings files that its JVMs leave copies of; null: an empty one
   */
  public record Behaviour(
      int exitCode, int seconds, boolean heedsRequests, String prints, List<Path> recordings) {

    public static Behaviour good(Path recording) {
      return new Behaviour(0, 2, true, "fine\n", List.of(recording));
    }

    public static Behaviour exits(int code) {
      return new Behaviour(code, 1, true, "one\ntwo\n", List.of());
    }

    public static Behaviour hangs(boolean heedsRequests, Path recording) {
      return new Behaviour(143, 1_000_000, heedsRequests, "", List.of(recording));
    }
  }

  public final List<Launch> launches = new ArrayList<>();
  final List<String> signals = new ArrayList<>();
  private final Deque<Behaviour> next = new ArrayDeque<>();
  private Behaviour otherwise;
  private boolean stopping;

  /** In this order; then the last for ever. */
  public FakeProcesses then(Behaviour... behaviours) {
    next.addAll(List.of(behaviours));
    otherwise = behaviours[behaviours.length - 1];
    return this;
  }

  public List<String> commands() {
    return launches.stream().map(launch -> String.join(" ", launch.command())).toList();
  }

  @Override
  public Running start(Launch launch) throws IOException {
    launches.add(launch);
    Behaviour behaviour = next.isEmpty() ? otherwise : next.remove();
    Files.writeString(launch.log(), behaviour.prints);
    String everything = launch.command() + " " + launch.environment();
    Matcher folder = FOLDER.matcher(everything);
    if (!folder.find()) {
      throw new AssertionError("no agent in " + everything);
    }
    for (int i = 0; i < behaviour.recordings.size(); i++) {
      Files.copy(behaviour.recordings.get(i), Path.of(folder.group(1), (i + 1) + ".jfr"));
    }
    return new Fake(behaviour);
  }

  @Override
  public boolean isAlive(long pid) {
    return false;
  }

  @Override
  public void stop() {
    stopping = true;
  }

  @Override
  public boolean isStopping() {
    return stopping;
  }

  private final class Fake implements Running {

    private final Behaviour behaviour;
    private Duration now = Duration.ZERO;
    private boolean over;

    Fake(Behaviour behaviour) {
      this.behaviour = behaviour;
    }

    @Override
    public boolean waitFor(Duration atMost) {
      now = now.plus(atMost);
      over |= now.toSeconds() >= behaviour.seconds;
      return over;
    }

    @Override
    public Duration elapsed() {
      return now;
    }

    @Override
    public void askToEnd() {
      signals.add("ask");
      over |= behaviour.heedsRequests;
    }

    @Override
    public void kill() {
      signals.add("kill");
      over = true;
    }

    @Override
    public Ended ended() {
      return over ? new Ended(behaviour.exitCode, now.toNanos(), 1L, 2L) : null;
    }
  }
}
