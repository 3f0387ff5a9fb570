package io.fjprobe.workloads;

import io.fjprobe.launch.JdkList;
import io.fjprobe.workloads.burden.BurdenCommand;
import io.fjprobe.workloads.fork.JdksCommand;
import io.fjprobe.workloads.fork.Program;
import io.fjprobe.workloads.jmh.JmhCommand;
import io.fjprobe.workloads.matrix.MatrixCommand;
import io.fjprobe.workloads.overhead.OverheadCommand;
import io.fjprobe.workloads.run.CommandLine;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Entry point of workloads.jar. */
public final class Main {
  private static final List<String> COMMANDS =
      Collections.unmodifiableList(
          Arrays.asList(
              OverheadCommand.NAME,
              BurdenCommand.NAME,
              MatrixCommand.NAME,
              JdksCommand.NAME,
              JmhCommand.NAME));

  private Main() {}

  public static void main(String[] args) throws URISyntaxException {
    System.exit(run(args));
  }

  /** A command is the first word; all other words are for it. */
  private static int run(String... words) throws URISyntaxException {
    String first = words.length == 0 ? "" : words[0];
    switch (first) {
      case OverheadCommand.NAME:
        return new OverheadCommand(program(), System.out, System.err).run(rest(words));
      case BurdenCommand.NAME:
        return new BurdenCommand(program(), System.out, System.err).run(rest(words));
      case MatrixCommand.NAME:
        return new MatrixCommand(program(), System.out, System.err).run(rest(words));
      case JdksCommand.NAME:
        return new JdksCommand(program(), System.getenv(JdkList.VARIABLE), System.out, System.err)
            .run(rest(words));
      case JmhCommand.NAME:
        return new JmhCommand(System.err).run(rest(words));
      default:
        return new CommandLine(Workloads.ALL, Workloads.SUITE, COMMANDS, System.out, System.err)
            .run(words);
    }
  }

  private static String[] rest(String... words) {
    return Arrays.copyOfRange(words, 1, words.length);
  }

  private static Program program() throws URISyntaxException {
    Path jar = Paths.get(Main.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    return new Program(Workloads.ALL, Main.class.getName(), jar);
  }
}
