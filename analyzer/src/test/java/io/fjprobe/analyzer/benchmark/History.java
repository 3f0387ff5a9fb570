package io.fjprobe.analyzer.benchmark;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Compares the newest entry of a folder with those before it. */
public final class History {

  private static final int NO_STEP_BACK = 0;
  private static final int NOT_COMPARED = 1;
  private static final int STEP_BACK = 3;

  private History() {}

  /**
   * Exits with 0 if nothing has stepped back, 1 if there is nothing to compare or a file can't be
   * read, and 3 if something has stepped back.
   *
   * @param arguments a folder
   */
  public static void main(String[] arguments) {
    System.exit(compare(Path.of(arguments[0]), System.out, System.err));
  }

  static int compare(Path folder, PrintStream out, PrintStream err) {
    try {
      List<Entry> entries = entries(folder);
      if (entries.isEmpty()) {
        err.println(
            "benchmark: no *.json in " + folder + "; measure with samples/studies/benchmark/run");
        return NOT_COMPARED;
      }
      StepsBack steps = StepsBack.of(entries);
      out.print(steps.text());
      if (steps.before().isEmpty()) {
        err.println(
            "benchmark: no entry before the newest is of the same CPUs; nothing to compare");
        return NOT_COMPARED;
      }
      int count = steps.figures().size();
      out.println(count + " of " + steps.newest().figures().size() + " figures stepped back");
      return count == 0 ? NO_STEP_BACK : STEP_BACK;
    } catch (IOException | RuntimeException e) {
      err.println("benchmark: " + e.getMessage());
      return NOT_COMPARED;
    }
  }

  private static List<Entry> entries(Path folder) throws IOException {
    List<Entry> entries = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".json")).toList()) {
        try {
          entries.add(Entry.parse(Files.readString(file)));
        } catch (IOException | RuntimeException e) {
          throw new IOException(file + " is no entry of the history: " + e.getMessage(), e);
        }
      }
    }
    return entries;
  }
}
