import io.fjprobe.analyzer.account.Accounting;
import io.fjprobe.analyzer.compare.Comparing;
import io.fjprobe.analyzer.compare.Comparison;
import io.fjprobe.analyzer.compare.Input;
import io.fjprobe.analyzer.compare.Verdict;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

/**
 * Records programs many times, and draws comparisons of four runs a side from these: of a program
 * with itself, in which each verdict but "no difference" is a false alarm; and with 1.3 times the
 * work, in which "no difference" is a miss.
 *
 * <p>Options: {@code --runs=N} of each program (12), {@code --out=DIR}, {@code --again} only to
 * analyse what is there, {@code --agent-options=...}.
 */
public final class Calibration {

  private static final int OF_A_SIDE = 4;
  private static final int DRAWS = 40;
  private static final long SEED = 20_261_122L;

  /**
   * @param more 1.3 times the work of that program; null: this one is compared with itself only
   */
  private record Program(String id, String source, String arguments, String more) {}

  private static final List<Program> PROGRAMS =
      List.of(
          new Program("tiles", "TileRenderer", "a 20", "tiles-more"),
          new Program("tiles-more", "TileRenderer", "a 26", null),
          new Program("primes", "PrimeCensus", "a 240", "primes-more"),
          new Program("primes-more", "PrimeCensus", "a 312", null),
          new Program("sensors", "SensorTotals", "a 260", null),
          new Program("matrix", "MatrixService", "a 50", null));

  private final Path out;
  private final int runs;
  private final Random random = new Random(SEED);

  private Calibration(Path out, int runs) {
    this.out = out;
    this.runs = runs;
  }

  public static void main(String[] args) throws Exception {
    Map<String, String> options = new LinkedHashMap<>();
    for (String arg : args) {
      String[] parts = arg.split("=", 2);
      options.put(parts[0], parts.length > 1 ? parts[1] : "");
    }
    Path out = Path.of(options.getOrDefault("--out", "target/calibration"));
    Calibration calibration =
        new Calibration(out, Integer.parseInt(options.getOrDefault("--runs", "12")));
    if (!options.containsKey("--again")) {
      calibration.record();
    }
    calibration.judge();
  }

  /** By turns, so that a machine that slows down does so for all programs. */
  private void record() throws IOException, InterruptedException {
    Path classes = Files.createDirectories(out.resolve("classes"));
    for (String source : List.of("TileRenderer", "PrimeCensus", "SensorTotals", "MatrixService")) {
      run(
          "javac", "-nowarn", "-d", classes.toString(), "samples/programs/first/" + source + ".java");
    }
    for (int run = 1; run <= runs; run++) {
      for (Program program : PROGRAMS) {
        Path file = file(program.id, run);
        if (!Files.exists(file)) {
          List<String> command = new ArrayList<>();
          command.add(System.getProperty("java.home") + "/bin/java");
          command.add("-javaagent:target/fjprobe/fjprobe.jar=file=" + file);
          command.addAll(List.of("-cp", classes.toString(), program.source));
          command.addAll(List.of(program.arguments.split(" ")));
          run(command.toArray(String[]::new));
        }
      }
      System.err.println("run " + run + " of " + runs);
    }
  }

  private Path file(String id, int run) {
    return out.resolve(id + "-" + run + ".jfr");
  }

  private static void run(String... command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    if (process.waitFor() != 0) {
      throw new IOException("exit " + process.exitValue() + ": " + String.join(" ", command));
    }
  }

  private void judge() throws Exception {
    Map<String, List<Input>> inputs = new LinkedHashMap<>();
    for (Program program : PROGRAMS) {
      inputs.put(program.id, read(program.id));
    }
    System.out.printf(Locale.ROOT, "%-14s %s%n", "program", "A against A: alarms, draws");
    int alarms = 0;
    int draws = 0;
    for (Program program : PROGRAMS) {
      int found = 0;
      for (int i = 0; i < DRAWS; i++) {
        List<Input> drawn = draw(inputs.get(program.id), 2 * OF_A_SIDE);
        found += differs(drawn.subList(0, OF_A_SIDE), drawn.subList(OF_A_SIDE, drawn.size())) ? 1 : 0;
      }
      System.out.printf(Locale.ROOT, "%-14s %d of %d%n", program.id, found, DRAWS);
      alarms += found;
      draws += DRAWS;
    }
    System.out.printf(Locale.ROOT, "%-14s %d of %d (%.1f %%)%n", "all", alarms, draws, 100.0 * alarms / draws);
    power(inputs);
  }

  private void power(Map<String, List<Input>> inputs) {
    for (Program program : PROGRAMS) {
      if (program.more == null) {
        continue;
      }
      int shown = 0;
      for (int i = 0; i < DRAWS; i++) {
        List<Input> base = draw(inputs.get(program.id), OF_A_SIDE);
        shown += differs(base, draw(inputs.get(program.more), OF_A_SIDE)) ? 1 : 0;
      }
      System.out.printf(Locale.ROOT, "%-14s 1.3 times the work: shown in %d of %d%n", program.id, shown, DRAWS);
    }
  }

  private List<Input> read(String id) throws Exception {
    List<Input> inputs = new ArrayList<>();
    for (int run = 1; run <= runs; run++) {
      Recording recording = new RecordingReader(Progress.NONE).read(file(id, run));
      Accounting accounting = new Accounting(null);
      inputs.add(new Input(accounting.of(recording), accounting.iterationsOf(recording), null));
    }
    return inputs;
  }

  private List<Input> draw(List<Input> from, int count) {
    List<Input> shuffled = new ArrayList<>(from);
    Collections.shuffle(shuffled, random);
    return shuffled.subList(0, count);
  }

  private static boolean differs(List<Input> base, List<Input> next) {
    Comparison comparison = new Comparing(false).of("base", base, "new", next).get(0);
    return comparison.verdict() == Verdict.FASTER || comparison.verdict() == Verdict.SLOWER;
  }
}
