package io.fjprobe.workloads.run.options;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.UnmatchedArgumentException;

/** What may have been meant by a word that is not known. */
public final class DidYouMean {
  private static final String DASHES = "--";
  private static final int MISSED_LETTERS = 3;

  private DidYouMean() {}

  /** A question and a blank, to be read before what there is; empty if nothing is similar. */
  public static String question(String word, Collection<String> known) {
    return question("", similar(word, known));
  }

  /** The same for an option; one that begins with other letters is not what was meant. */
  static String ofOption(String option, Collection<String> known) {
    String word = plain(option);
    List<String> words = known.stream().map(DidYouMean::plain).collect(Collectors.toList());
    words.removeIf(each -> !mayStandFor(word, each));
    return question(DASHES, words.size() == 1 ? words : similar(word, words));
  }

  private static boolean mayStandFor(String word, String known) {
    String begin = word.substring(0, Math.min(2, word.length()));
    boolean isAsLong = Math.abs(word.length() - known.length()) <= MISSED_LETTERS;
    return known.startsWith(word) || known.startsWith(begin) && isAsLong;
  }

  private static String question(String dashes, List<String> similar) {
    return similar.isEmpty() ? "" : "did you mean " + dashes + similar.get(0) + "? ";
  }

  /** The nearest comes first: as of commands, of which picocli knows that. */
  private static List<String> similar(String word, Collection<String> known) {
    CommandSpec commands = CommandSpec.create();
    known.forEach(each -> commands.addSubcommand(each, CommandSpec.create()));
    return new UnmatchedArgumentException(
            new CommandLine(commands), Collections.singletonList(word))
        .getSuggestions();
  }

  private static String plain(String option) {
    return option.replaceFirst("^-+", "");
  }
}
