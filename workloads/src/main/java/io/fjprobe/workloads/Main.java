package io.fjprobe.workloads;

import io.fjprobe.workloads.matrix.MatrixCommand;
import io.fjprobe.workloads.overhead.OverheadCommand;
import io.fjprobe.workloads.run.CommandLine;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Entry point of workloads.jar. */
public final class Main {
  private Main() {}

  public static void main(String[] args) throws URISyntaxException {
    List<String> words = new ArrayList<>(Arrays.asList(args));
    System.exit(run(words, args));
  }

  private static int run(List<String> words, String[] args) throws URISyntaxException {
    String main = Main.class.getName();
    if (words.remove(OverheadCommand.NAME)) {
      return new OverheadCommand(Workloads.ALL, main, jar(), System.out, System.err)
          .run(words.toArray(new String[0]));
    }
    if (words.remove(MatrixCommand.NAME)) {
      return new MatrixCommand(Workloads.ALL, main, jar(), System.out, System.err)
          .run(words.toArray(new String[0]));
    }
    return new CommandLine(Workloads.ALL, Workloads.SUITE, System.out, System.err).run(args);
  }

  private static Path jar() throws URISyntaxException {
    return Paths.get(Main.class.getProtectionDomain().getCodeSource().getLocation().toURI());
  }
}
