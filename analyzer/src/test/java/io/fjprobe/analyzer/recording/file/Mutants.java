package io.fjprobe.analyzer.recording.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;

/**
 * Breaks stored recordings, many times, and lets the analyzer read them; the number of a mutant and
 * the recordings make it the same again.
 */
public final class Mutants {

  private static final long SECONDS = 20;
  private static final int MOST_HANGS = 3;
  private static final int LONGEST = 1000;

  private final List<byte[]> recordings;
  private final MutantCheck check;

  Mutants(List<byte[]> recordings, MutantCheck check) {
    this.recordings = recordings;
    this.check = check;
  }

  byte[] mutant(long number) {
    int size = recordings.size();
    byte[] other = recordings.get((int) ((number + 1) % size));
    return new Mutator(number, other).mutate(recordings.get((int) (number % size)));
  }

  List<String> problems(long number) throws Exception {
    return check.problems(number, mutant(number));
  }

  static byte[] read(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return file.toString().endsWith(".gz")
          ? new GZIPInputStream(in).readAllBytes()
          : in.readAllBytes();
    }
  }

  /**
   * Prints what went wrong, and exits with 1 if anything did.
   *
   * @param arguments first mutant, number of mutants, a folder for those that do harm, recordings
   */
  public static void main(String[] arguments) throws Exception {
    long first = Long.parseLong(arguments[0]);
    long count = Long.parseLong(arguments[1]);
    Path folder = Files.createDirectories(Path.of(arguments[2]));
    List<byte[]> recordings = new ArrayList<>();
    for (int i = 3; i < arguments.length; i++) {
      recordings.add(read(Path.of(arguments[i])));
    }
    Path good = Files.write(folder.resolve("good.jfr"), recordings.get(0));
    Mutants mutants =
        new Mutants(recordings, new MutantCheck(folder.resolve("run-" + first), good, SECONDS));
    System.exit(mutants.run(first, count, folder) ? 0 : 1);
  }

  private boolean run(long first, long count, Path folder) throws Exception {
    TreeMap<String, Integer> kinds = new TreeMap<>();
    int bad = 0;
    int hangs = 0;
    long done = 0;
    long began = System.nanoTime();
    while (done < count && hangs < MOST_HANGS) {
      long number = first + done++;
      List<String> problems = problems(number);
      for (String problem : problems) {
        kinds.merge(
            cut(problem).replaceAll(".*?: ", "").replaceAll("[0-9]+", "N"), 1, Integer::sum);
        System.out.println("mutant " + number + ": " + cut(problem));
      }
      if (!problems.isEmpty()) {
        bad++;
        hangs += problems.stream().anyMatch(p -> p.contains(": hangs at ")) ? 1 : 0;
        Files.write(folder.resolve("mutant-" + number + ".jfr"), mutant(number));
      }
    }
    System.out.printf(
        "%d mutants, %d with problems, %d hang; %.0f s%n",
        done, bad, hangs, (System.nanoTime() - began) / 1e9);
    kinds.forEach((kind, times) -> System.out.println(times + " x " + kind));
    return bad == 0;
  }

  private static String cut(String problem) {
    return problem.length() <= LONGEST ? problem : problem.substring(0, LONGEST) + "...";
  }
}
