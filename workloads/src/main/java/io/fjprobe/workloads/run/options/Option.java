package io.fjprobe.workloads.run.options;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;

/** One {@code --name=value} of the command line. */
public final class Option {
  public static final String YES = "yes";
  private static final String NO = "no";

  public final String name;
  public final String form;

  /** Empty: there is none. */
  public final String defaultText;

  /** One line or more. */
  public final String meaning;

  /** What may be chosen from; empty: the value is of another kind. */
  public final List<String> choices;

  private final Parser parser;

  private Option(
      String name,
      String form,
      String defaultText,
      String meaning,
      List<String> choices,
      Parser parser) {
    this.name = name;
    this.form = form;
    this.defaultText = defaultText;
    this.meaning = meaning;
    this.choices = choices;
    this.parser = parser;
  }

  /** A whole number within inclusive bounds. */
  public static Option number(String name, long standard, long min, long max, String meaning) {
    return number(name, Long.toString(standard), min, max, meaning);
  }

  /** The same without a default of its own: that is up to the workload. */
  public static Option count(String name, long min, long max, String meaning) {
    return number(name, "", min, max, meaning);
  }

  private static Option number(String name, String standard, long min, long max, String meaning) {
    return new Option(
        name,
        "<n>",
        standard,
        meaning + ", " + min + " to " + max,
        Collections.emptyList(),
        text -> {
          long value = Long.parseLong(text);
          return value < min || value > max ? null : value;
        });
  }

  /** A part of a whole, from 0 to 1. */
  public static Option share(String name, String standard, String meaning) {
    return new Option(
        name,
        "<share>",
        standard,
        meaning + ", 0 to 1",
        Collections.emptyList(),
        text -> {
          double value = Double.parseDouble(text);
          return value >= 0 && value <= 1 ? value : null;
        });
  }

  /** One word of a few, the first of which is the default. */
  public static Option choice(String name, String meaning, String... words) {
    List<String> choices = Arrays.asList(words);
    return new Option(
        name,
        String.join("|", words),
        words[0],
        meaning,
        choices,
        text -> choices.contains(text) ? text : null);
  }

  /** Yes or no; its name alone says yes. */
  public static Option flag(String name, String meaning) {
    return choice(name, meaning, NO, YES);
  }

  /** Text of some form, without a default of its own. */
  public static Option text(String name, String form, Pattern pattern, String meaning) {
    return new Option(
        name,
        form,
        "",
        meaning,
        Collections.emptyList(),
        text -> pattern.matcher(text).matches() ? text : null);
  }

  public boolean isFlag() {
    return choices.contains(YES);
  }

  public Object defaultValue() {
    return parser.parse(defaultText);
  }

  public Object parse(String text) throws UsageException {
    Object value;
    try {
      value = parser.parse(text);
    } catch (NumberFormatException e) {
      value = null;
    }
    if (value == null) {
      throw new UsageException(
          "--" + name + "=" + text + " is not possible",
          "the value has the wrong form or is out of range",
          "write --" + name + "=" + form + (choices.isEmpty() ? ": " + meaning : ""));
    }
    return value;
  }

  private interface Parser {
    /** Null if the text is no value of this option. */
    Object parse(String text);
  }
}
