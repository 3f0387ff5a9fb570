package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.finding.limit.Limits;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The most usual command line, {@code summarize FILE...} without options. It is understood without
 * picocli, which needs a fifth of the time of a small recording to learn what options there are.
 */
final class PlainSummary {

  private PlainSummary() {}

  /** Returns the recordings that are named, or none if picocli has to look at these words. */
  static List<Path> filesOf(String[] words) {
    if (words.length == 0 || !words[0].equals("summarize")) {
      return List.of();
    }
    List<Path> files = new ArrayList<>();
    for (String word : List.of(words).subList(1, words.length)) {
      if (!isPlain(word)) {
        return List.of();
      }
      try {
        files.add(Path.of(word));
      } catch (InvalidPathException e) {
        return List.of();
      }
    }
    return files;
  }

  /** Whether a word is a parameter and nothing else: no option, and no file of arguments. */
  private static boolean isPlain(String word) {
    return !word.isEmpty() && word.charAt(0) != '-' && word.charAt(0) != '@';
  }

  /** Reads and prints, and returns the exit code. */
  static int print(List<Path> files, Outputs outputs) {
    return new Summary(files, new SummaryOptions(), Limits.standard(), outputs).print();
  }
}
