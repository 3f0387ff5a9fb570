package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.text.Nearest;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What to say of a command line that is wrong, above all of a word that is nearly right. */
final class DidYouMean {

  /** Picocli puts this before some messages. */
  private static final String ERROR = "Error: ";

  private DidYouMean() {}

  static @Nullable String message(ParameterException problem) {
    if (!(problem instanceof UnmatchedArgumentException unmatched)) {
      return isAskedOf(problem) ? unknownCommand(problem) : explained(problem);
    }
    CommandLine line = unmatched.getCommandLine();
    String word = unmatched.getUnmatched().get(0);
    if (unmatched.isUnknownOption()) {
      return "unknown option '" + word + "'" + nearestOption(unmatched, word);
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

  private static @Nullable String explained(ParameterException problem) {
    if (problem.getArgSpec() instanceof OptionSpec option
        && option.arity().max() == 0
        && problem.getValue() != null) {
      return option.longestName() + " takes no value, but has '" + problem.getValue() + "'";
    }
    String message = problem.getMessage();
    return message == null || !message.startsWith(ERROR)
        ? message
        : message.substring(ERROR.length());
  }

  private static String nearestOption(UnmatchedArgumentException unmatched, String word) {
    String name = word.contains("=") ? word.substring(0, word.indexOf('=')) : word;
    String nearest =
        Nearest.didYouMean(name, unmatched.getCommandLine().getCommandSpec().optionsMap().keySet());
    return nearest.isEmpty() ? suggestion(unmatched.getSuggestions()) : nearest;
  }

  /** Whether the name was asked of the command help, which keeps the name that it was given. */
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

  /** Suggests the first of the known names, which is the nearest. */
  private static String suggestion(List<String> known) {
    return known.isEmpty() ? "" : "; did you mean '" + known.get(0) + "'?";
  }
}
