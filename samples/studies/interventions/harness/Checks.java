import io.fjprobe.workloads.fork.Fork;
import io.fjprobe.workloads.fork.ForkFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What a pool must do beside being fast, found out once for each pool before its times count. The
 * results lie in the folder of the pool, which forgets them when its source changes.
 */
final class Checks {
  /** The last one is only made if the user has the TCK. */
  static final List<String> NAMES = List.of("2 workers", "2 workers, bursts", "8 workers", "TCK");

  private static final String TCK = NAMES.get(3);
  private static final String NOT_RUN = "not run";

  private static final String LIMIT_SECONDS = "5";

  /** For StarvationCheck: the number of workers, and of quick tasks before the others. */
  private static final Map<String, List<String>> STARVATION =
      Map.of(
          NAMES.get(0), List.of("2", "0"),
          NAMES.get(1), List.of("2", "32"),
          NAMES.get(2), List.of("8", "32"));

  /** For all rounds: they take some seconds on an idle machine, and minutes on a busy one. */
  private static final long STARVATION_MILLIS = 1_800_000;

  /** The tests take some seconds; those that wait for a thread that never comes do not end. */
  private static final long TCK_MILLIS = 180_000;

  private final Options options;

  Checks(Options options) {
    this.options = options;
  }

  /**
   * Makes those that were not made yet.
   *
   * @param folder of the pool
   * @param patch the folder of classes that stand before the JDK's; null: none
   */
  void make(Variant variant, Jdk jdk, Path folder, Path patch) throws IOException, Failure {
    Files.createDirectories(folder);
    for (String name : NAMES) {
      Path file = file(folder, name);
      if (!Files.exists(file) && !(name.equals(TCK) && options.tck == null)) {
        String result =
            name.equals(TCK)
                ? tck(variant, jdk, folder, patch)
                : starvation(name, jdk, folder, patch);
        Files.writeString(file, result + "\n");
        System.out.printf("%s, %s: %s%n", variant.name(), name, result);
      }
    }
  }

  private String starvation(String name, Jdk jdk, Path folder, Path patch)
      throws IOException, Failure {
    List<String> command = java(jdk, patch, options.programs.toAbsolutePath().toString());
    command.addAll(List.of("StarvationCheck", "" + options.checkRounds, LIMIT_SECONDS));
    command.addAll(STARVATION.get(name));
    Path output = folder.resolve("starvation-output.txt");
    try {
      Fork.run(command, folder.toAbsolutePath(), output, STARVATION_MILLIS);
    } catch (ForkFailure e) {
      throw new Failure(String.join(" ", command) + "\n  " + e.getMessage());
    }
    return Files.readString(output).trim();
  }

  private String tck(Variant variant, Jdk jdk, Path folder, Path patch)
      throws IOException, Failure {
    List<String> command = java(jdk, patch, options.tck);
    command.add(1, Tck.COMMON_POOL);
    command.add(Tck.RUNNER);
    command.addAll(Tck.classes(options.tck, jdk));
    Path output = folder.resolve("tck-output.txt");
    try {
      Fork.run(command, folder.toAbsolutePath(), output, TCK_MILLIS);
    } catch (ForkFailure e) {
      // so it ends if a test fails, too: the summary tells
      System.err.println(variant.name() + ", TCK: " + e.getMessage());
    }
    return Tck.summary(output);
  }

  private static List<String> java(Jdk jdk, Path patch, String classPath) {
    List<String> command = new ArrayList<>(List.of(jdk.java()));
    if (patch != null) {
      command.add(jdk.patch(patch.toAbsolutePath()));
    }
    command.addAll(List.of("-cp", classPath));
    return command;
  }

  private static Path file(Path folder, String name) {
    return folder.resolve("check-" + name.replaceAll("\\W+", "-") + ".txt");
  }

  /** What a check said, or that it was not made. */
  static String result(Path folder, String name) throws IOException {
    Path file = file(folder, name);
    return Files.exists(file) ? Files.readString(file).trim() : NOT_RUN;
  }

  /** For a pool whose source has changed. */
  static void forget(Path folder) throws IOException {
    for (String name : NAMES) {
      Files.deleteIfExists(file(folder, name));
    }
  }
}
