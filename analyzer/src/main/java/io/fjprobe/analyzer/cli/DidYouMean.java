package io.fjprobe.analyzer.cli;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What to say of a word that is no command and no option. */
final class DidYouMean {

  private DidYouMean() {}

  static @Nullable String message(ParameterException problem) {
    if (!(problem instanceof UnmatchedArgumentException unmatched)) {
      return isAskedOf(problem) ? unknownCommand(problem) : problem.getMessage();
    }
    CommandLine line = unmatched.getCommandLine();
    String word = unmatched.getUnmatched().get(0);
    if (unmatched.isUnknownOption()) {
      return "unknown option '" + word + "'" + suggestion(unmatched.getSuggestions());
    }
    if (line.getParent() != null) {
      return problem.getMessage();
    }
    return "unknown command '"
        + word
        + "'"
        + (isRecording(word)
            ? "; to diagnose a recording: analyzer summarize " + word
            : suggestion(unmatched.getSuggestions()));
  }

  /** By the command help, which keeps the name that it was given. */
  private static boolean isAskedOf(ParameterException problem) {
    return problem.getArgSpec() == null && problem.getValue() != null;
  }

  private static String unknownCommand(ParameterException problem) {
    UnmatchedArgumentException likewise =
        new UnmatchedArgumentException(problem.getCommandLine(), List.of(problem.getValue()));
    return "unknown command '" + problem.getValue() + "'" + suggestion(likewise.getSuggestions());
  }

  private static boolean isRecording(String word) {
    return word.endsWith(".jfr") || word.endsWith(".jfr.gz");
  }

  /** The nearest comes first. */
  private static String suggestion(List<String> known) {
    return known.isEmpty() ? "" : "; did you mean '" + known.get(0) + "'?";
  }
}
