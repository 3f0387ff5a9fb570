package io.fjprobe.analyzer.trial;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Which options of a JVM exclude one another. */
public final class JvmOption {

  /** Options of which a JVM takes one, with the part that is the same in all of them. */
  private static final List<Pattern> SINGLE =
      List.of(
          Pattern.compile("(-XX:\\+Use)\\w*GC"),
          Pattern.compile("(-XX:)[+-](\\w+)"),
          Pattern.compile("(-XX:)(\\w+)=.*"),
          Pattern.compile("(-D[^=]+)(=.*)?"),
          Pattern.compile("(-Xm[nsx]|-Xss)\\d.*"),
          Pattern.compile("(-X)(?:int|comp|mixed)"),
          Pattern.compile("(-Xshare):.*"));

  private JvmOption() {}

  /**
   * Returns what an option sets. Of two options that set the same, the JVM takes the last or
   * refuses both.
   */
  public static String target(String option) {
    for (Pattern pattern : SINGLE) {
      Matcher matcher = pattern.matcher(option);
      if (matcher.matches()) {
        boolean named = matcher.groupCount() > 1 && option.startsWith("-XX:");
        return matcher.group(1) + (named ? matcher.group(2) : "");
      }
    }
    return option;
  }

  /** Returns whether two options set the same. */
  public static boolean areOfSame(String option, String other) {
    return target(option).equals(target(other));
  }

  /**
   * Returns whether a JVM has an option, and no later one that sets the same.
   *
   * @param arguments of the JVM, with spaces between them
   */
  public static boolean holds(String option, String arguments) {
    String all = " " + arguments.trim() + " ";
    int last = all.lastIndexOf(" " + option + " ");
    if (last < 0) {
      return false;
    }
    String after = all.substring(last + option.length() + 2);
    return after.isBlank()
        || List.of(after.trim().split("\\s+")).stream()
            .noneMatch(later -> areOfSame(option, later));
  }
}
