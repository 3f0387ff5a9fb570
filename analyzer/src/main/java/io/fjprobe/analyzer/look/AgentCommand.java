package io.fjprobe.analyzer.look;

import io.fjprobe.launch.Ended;
import io.fjprobe.launch.JavaHome;
import io.fjprobe.launch.Launch;
import io.fjprobe.launch.Running;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A command of fjprobe.jar, in a JVM of its own: this one has none of the agent's classes. */
public final class AgentCommand {

  /** Its exit code if the command line is wrong. */
  public static final int USAGE = 2;

  private static final Duration TICK = Duration.ofSeconds(1);

  private final List<String> command = new ArrayList<>();

  /**
   * @param property of the JVM; null: none
   */
  public AgentCommand(Path jar, @Nullable String property, List<String> words) {
    command.add(JavaHome.own().java());
    if (property != null) {
      command.add(property);
    }
    command.add("-jar");
    command.add(jar.toString());
    command.addAll(words);
  }

  /**
   * What a command did.
   *
   * @param said in lines
   */
  public record Result(int exitCode, List<String> said) {

    /** Whether it did what it was asked for. */
    public boolean isDone() {
      return exitCode == 0;
    }
  }

  /** Starts it and waits for its end, however long that takes. */
  public Result run() throws IOException, InterruptedException {
    Path log = Files.createTempFile("fjprobe-look", ".log");
    try {
      // options in the environment would be printed, and may be an agent for the command itself
      Running started = new Launch(command, log).withoutJvmOptions().start();
      while (!started.waitFor(TICK)) {
        // the user may interrupt
      }
      Ended ended = started.ended();
      return new Result(ended == null ? -1 : ended.exitCode, Files.readAllLines(log));
    } finally {
      Files.deleteIfExists(log);
    }
  }
}
