package io.fjprobe.analyzer.record;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Splits a command into words by the rules of quoting of a POSIX shell, without one: what only a
 * shell can do is refused, for as a word it would reach the program.
 */
public final class ShellWords {

  private static final String SPACE = " \t\n\r";
  private static final String OF_A_SHELL = "|&;<>()$`";
  private static final String ESCAPED_IN_QUOTES = "$`\"\\\n";
  private static final char NONE = 0;
  private static final Pattern PLAIN = Pattern.compile("[\\w@%+=:,./-]+");

  private final String text;
  private final boolean windows;
  private final List<String> words = new ArrayList<>();
  private final StringBuilder word = new StringBuilder();
  private boolean inWord;
  private char quote = NONE;
  private int opened;
  private int next;

  /** Joins words for the user to copy. */
  public static String join(List<String> words) {
    return words.stream()
        .map(w -> PLAIN.matcher(w).matches() ? w : "'" + w.replace("'", "'\\''") + "'")
        .collect(Collectors.joining(" "));
  }

  private ShellWords(String text, boolean windows) {
    this.text = text;
    this.windows = windows;
  }

  /**
   * @param windows a backslash is part of a path there, unless before a double quote; and single
   *     quotes mean nothing
   */
  static List<String> split(String text, boolean windows) throws UsageException {
    ShellWords splitting = new ShellWords(text, windows);
    while (splitting.next < text.length()) {
      splitting.take(text.charAt(splitting.next++));
    }
    return splitting.end();
  }

  private void take(char c) throws UsageException {
    if (c == quote) {
      quote = NONE;
    } else if (quote == '\'') {
      word.append(c);
    } else if (c == '\\' && (!windows || followedBy('"'))) {
      escape();
    } else if (quote == NONE && (c == '"' || c == '\'' && !windows)) {
      quote = c;
      opened = next;
      inWord = true;
    } else if (!windows && (quote == NONE ? OF_A_SHELL : "$`").indexOf(c) >= 0) {
      throw needsShell(c);
    } else if (quote == NONE && SPACE.indexOf(c) >= 0) {
      endWord();
    } else {
      word.append(c);
      inWord = true;
    }
  }

  private boolean followedBy(char c) {
    return next < text.length() && text.charAt(next) == c;
  }

  private void escape() throws UsageException {
    if (next == text.length()) {
      throw new UsageException("a backslash ends the command, and nothing follows it: " + text);
    }
    char escaped = text.charAt(next++);
    if (quote == '"' && ESCAPED_IN_QUOTES.indexOf(escaped) < 0) {
      word.append('\\');
    }
    if (escaped != '\n') { // else the line continues
      word.append(escaped);
      inWord = true;
    }
  }

  private UsageException needsShell(char c) {
    return new UsageException(
        "'"
            + c
            + "' at character "
            + next
            + " means something to a shell, and none is used, in: "
            + text
            + "; put it in single quotes if it is part of a word, or write sh -c '...'");
  }

  private void endWord() {
    if (inWord) {
      words.add(word.toString());
      word.setLength(0);
      inWord = false;
    }
  }

  private List<String> end() throws UsageException {
    if (quote != NONE) {
      throw new UsageException(
          "the quote "
              + quote
              + " that opens at character "
              + opened
              + " is not closed in: "
              + text);
    }
    endWord();
    if (words.isEmpty()) {
      throw new UsageException("a command is empty: write what to run, as 'java -jar app.jar'");
    }
    return List.copyOf(words);
  }
}
