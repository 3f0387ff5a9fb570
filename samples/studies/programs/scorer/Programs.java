import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Runs pairs of programs with and without the agent, has them compared, and scores what the
 * analyzer says.
 */
@Command(name = "samples/studies/programs/run", mixinStandardHelpOptions = true, sortOptions = false)
final class Programs implements Callable<Integer> {

  @Parameters(arity = "1..*", paramLabel = "first|second|third|all|ID", description = "which pairs")
  private List<String> chosen;

  @Option(names = "--unit", defaultValue = "run", description = "${COMPLETION-CANDIDATES}")
  private Unit unit;

  @Option(names = "--rounds", defaultValue = "4", description = "runs of each side")
  private int rounds;

  @Option(names = "--out", description = "default: target/programs, with the unit if it isn't run")
  private Path out;

  @Option(names = "--again", description = "analyse the recordings in --out once more")
  private boolean again;

  @Option(names = "--record-only", description = "do not analyse")
  private boolean recordOnly;

  @Option(names = "--plain", description = "no agent and no analysis: print the wall times")
  private boolean plain;

  @Option(names = "--jdks", defaultValue = "${env:FJPROBE_JDKS:-}", description = "17=/path,...")
  private String jdks;

  public static void main(String[] args) {
    Locale.setDefault(Locale.ROOT);
    System.exit(
        new CommandLine(new Programs())
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setExecutionExceptionHandler(
                (error, line, parsed) -> {
                  System.err.println("programs: " + error.getMessage());
                  return 1;
                })
            .execute(args));
  }

  @Override
  public Integer call() throws Exception {
    List<Pair> pairs = Pair.all().stream().filter(this::isChosen).filter(unit::of).toList();
    if (pairs.isEmpty()) {
      System.err.println(
          "programs: no pair of " + chosen + " with a unit of " + unit
              + "; see pairs.txt and units.txt in samples/studies/programs");
      return 2;
    }
    Path folder =
        out != null ? out : Path.of("target/programs" + (unit == Unit.RUN ? "" : "-" + unit));
    Path classes = Files.createDirectories(folder.resolve("classes"));
    Jdks homes = new Jdks(jdks);
    Runs runs = new Runs(homes, folder, classes, unit);
    if (!again) {
      new Compiler(homes, classes).compile(pairs, unit == Unit.EVENT);
    }
    if (plain) {
      WallTimes.measure(pairs, runs, rounds);
      return 0;
    }
    if (!again) {
      record(pairs, runs);
    }
    if (!recordOnly) {
      score(pairs, folder);
    }
    return 0;
  }

  private boolean isChosen(Pair pair) {
    return chosen.contains("all") || chosen.contains(pair.half()) || chosen.contains(pair.id());
  }

  private void record(List<Pair> pairs, Runs runs) throws IOException, InterruptedException {
    for (Pair pair : pairs) {
      for (int r = 1; r <= rounds; r++) {
        runs.record(pair, pair.base(), pair.id() + "-base", r);
        runs.record(pair, pair.next(), pair.id() + "-new", r);
      }
      System.err.println("recorded " + pair.id());
    }
  }

  private void score(List<Pair> pairs, Path folder) throws IOException, InterruptedException {
    Score score = new Score();
    for (Pair pair : pairs) {
      score.add(pair, Answer.of(pair, folder, unit), otherSource(pair, folder));
    }
    score.print();
  }

  private String otherSource(Pair pair, Path folder) throws IOException {
    if (unit == Unit.JMH) {
      return JmhScores.ratio(pair, folder);
    }
    return "wall time new/base without the agent "
        + (pair.plainRatio() == null ? "not measured" : String.format("%.2f", pair.plainRatio()));
  }
}
