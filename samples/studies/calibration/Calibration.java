import io.fjprobe.analyzer.account.Accounting;
import io.fjprobe.analyzer.compare.Comparing;
import io.fjprobe.analyzer.compare.result.Comparison;
import io.fjprobe.analyzer.compare.result.SpeedVerdict;
import io.fjprobe.analyzer.compare.side.Input;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Compares recordings of the same program with each other: all ways to divide them into two sides
 * of as many. Whatever is called faster or slower is a false alarm.
 *
 * <p>Each argument is a file, a few of them make a group by the part of their names before the last
 * two words: {@code primes-same-base-1.jfr}, {@code primes-same-new-1.jfr}, ...
 */
public final class Calibration {

  private int comparisons;
  private int alarms;
  private final List<Double> smallest = new ArrayList<>();

  public static void main(String[] args) throws Exception {
    if (args.length == 0) {
      System.err.println("calibration: name recordings, for example target/programs/*-same-*.jfr");
      System.exit(2);
    }
    Calibration all = new Calibration();
    for (String group : Arrays.stream(args).map(Calibration::group).distinct().toList()) {
      Calibration one = new Calibration();
      one.compare(Arrays.stream(args).filter(file -> group(file).equals(group)).toList());
      one.print(group);
      all.comparisons += one.comparisons;
      all.alarms += one.alarms;
      all.smallest.addAll(one.smallest);
    }
    all.print("all");
  }

  private static String group(String file) {
    return Path.of(file).getFileName().toString().replaceFirst("(-[^-]+){2}$", "");
  }

  private void compare(List<String> files) throws Exception {
    List<Input> inputs = new ArrayList<>();
    for (String file : files) {
      Recording recording = new RecordingReader(Progress.NONE).read(Path.of(file));
      Accounting accounting = new Accounting(null);
      inputs.add(new Input(accounting.of(recording), accounting.iterationsOf(recording), null));
    }
    int runs = inputs.size() / 2 * 2;
    for (int mask = 0; mask < 1 << runs; mask++) {
      // the first run is of the base, so that no division counts twice
      if (Integer.bitCount(mask) == runs / 2 && (mask & 1) == 1) {
        compare(inputs, runs, mask);
      }
    }
  }

  private void compare(List<Input> inputs, int runs, int mask) {
    List<Input> base = new ArrayList<>();
    List<Input> next = new ArrayList<>();
    for (int i = 0; i < runs; i++) {
      ((mask >> i & 1) == 1 ? base : next).add(inputs.get(i));
    }
    Comparison comparison = new Comparing(false).of("base", base, "new", next).get(0);
    comparisons++;
    SpeedVerdict verdict = comparison.result().verdict();
    alarms += verdict == SpeedVerdict.FASTER || verdict == SpeedVerdict.SLOWER ? 1 : 0;
    smallest.add(comparison.result().smallestDifference());
  }

  private void print(String group) {
    smallest.sort(null);
    long enough = smallest.stream().filter(share -> share <= 0.3).count();
    System.out.printf(
        Locale.ROOT,
        "%-16s %d alarms in %d; 1.3 times would be shown 4 times of 5 or more in %d; median %.0f %%%n",
        group,
        alarms,
        comparisons,
        enough,
        100 * smallest.get(smallest.size() / 2));
  }
}
