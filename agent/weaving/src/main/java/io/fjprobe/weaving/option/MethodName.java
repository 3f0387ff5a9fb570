package io.fjprobe.weaving.option;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Methods that an option names: {@code com.acme.Orders.place}, with a descriptor or not, or {@code
 * com.acme.Job.*}.
 */
public final class MethodName {

  /** In the place of a method: all public ones. */
  public static final String ALL = "*";

  /** As many as a thread has bits for operations. */
  private static final int MOST = 64;

  private static final String EXAMPLE = "com.acme.Orders.place, or com.acme.Job.*";
  private static final List<String> NOT_OF_APPLICATIONS =
      Arrays.asList(
          "java.",
          "jdk.",
          "sun.",
          "io.fjprobe.bootstrap.",
          "io.fjprobe.weaving.",
          "io.fjprobe.shaded.");
  private static final String TYPE = "\\[*([ZBCSIJFD]|L[^;\\[.()]+;)";
  private static final Pattern DESCRIPTOR =
      Pattern.compile("\\((" + TYPE + ")*\\)(V|" + TYPE + ")");

  private final String option;

  /** As the user wrote it. */
  public final String text;

  /** With dots. */
  public final String className;

  public final String method;

  /** Null: any. */
  public final String descriptor;

  private MethodName(String option, String text) {
    this.option = option;
    this.text = text;
    int open = text.indexOf('(');
    String name = open < 0 ? text : text.substring(0, open);
    int dot = name.lastIndexOf('.');
    if (dot <= 0 || dot == name.length() - 1) {
      throw wrong(text, "is not of the form class.method, such as " + EXAMPLE);
    }
    className = name.substring(0, dot);
    method = name.substring(dot + 1);
    descriptor = open < 0 ? null : text.substring(open);
    check();
  }

  private void check() {
    if (!Visible.isAll(text)) {
      throw wrong(text, "has characters that cannot be shown");
    }
    if (method.startsWith("<")) {
      throw wrong(text, "is a constructor, which cannot be observed; name a method");
    }
    if (!method.equals(ALL) && !isIdentifier(method)) {
      throw wrong(text, "does not name a method: '" + method + "' is neither a name nor *");
    }
    for (String part : className.split("\\.", -1)) {
      if (!isIdentifier(part)) {
        throw wrong(
            text, "does not name a class: '" + className + "' is not of the form com.acme.Orders");
      }
    }
    for (String start : NOT_OF_APPLICATIONS) {
      if (className.startsWith(start)) {
        throw wrong(text, "is not in the application; only its own methods can be observed");
      }
    }
    checkDescriptor();
  }

  private void checkDescriptor() {
    if (descriptor == null) {
      return;
    }
    if (method.equals(ALL)) {
      throw wrong(text, "has both * (all public methods) and a descriptor; use only one of them");
    }
    if (!DESCRIPTOR.matcher(descriptor).matches()) {
      throw wrong(
          text,
          "has an invalid descriptor; a valid one is (Ljava/lang/String;I)V, and javap -s lists"
              + " those of a class");
    }
  }

  /** Also of classes that other languages name. */
  private static boolean isIdentifier(String name) {
    return !name.isEmpty()
        && name.chars().noneMatch(c -> ".;[/<>():*\"' ".indexOf(c) >= 0)
        && !Character.isDigit(name.charAt(0));
  }

  private OptionException wrong(String text, String reason) {
    return wrong(option, text, reason);
  }

  private static OptionException wrong(String option, String text, String reason) {
    return new OptionException(option + "=" + text + " " + reason);
  }

  /**
   * @param option that names them
   * @param value names with ; between them, each once
   * @throws OptionException if one is wrong, or there is none
   */
  public static List<MethodName> parse(String option, String value) {
    List<String> problems = new ArrayList<>();
    List<MethodName> names = new ArrayList<>();
    for (String text : valid(option, value, problems)) {
      names.add(new MethodName(option, text));
    }
    if (!problems.isEmpty()) {
      throw new OptionException(problems.get(0));
    }
    return names;
  }

  /**
   * The names that are right, as they were written.
   *
   * @param problems gets what is wrong with the others
   */
  static List<String> valid(String option, String value, List<String> problems) {
    List<String> texts = new ArrayList<>();
    List<String> all = split(value);
    all.removeIf(String::isEmpty);
    if (all.isEmpty()) {
      problems.add(wrong(option, value, "needs a method, such as " + EXAMPLE).getMessage());
    }
    for (String text : new LinkedHashSet<>(all)) {
      try {
        texts.add(new MethodName(option, text).text);
      } catch (OptionException e) {
        problems.add(e.getMessage());
      }
    }
    if (texts.size() > MOST) {
      problems.add(wrong(option, value, "has more than " + MOST + " names").getMessage());
      return texts.subList(0, MOST);
    }
    return texts;
  }

  /** A descriptor has ; inside, one also as the end of what it returns. */
  private static List<String> split(String value) {
    List<String> parts = new ArrayList<>();
    int from = 0;
    while (from < value.length()) {
      int end = value.indexOf(';', from);
      int open = value.indexOf('(', from);
      if (open >= 0 && open < end) {
        end = endOfDescriptor(value, open);
      }
      end = end < 0 ? value.length() : end;
      parts.add(value.substring(from, end).trim());
      from = end + 1;
    }
    return parts;
  }

  private static int endOfDescriptor(String value, int open) {
    int close = value.indexOf(')', open);
    if (close < 0) {
      return value.length();
    }
    int type = close + 1;
    while (type < value.length() && value.charAt(type) == '[') {
      type++;
    }
    boolean object = type < value.length() && value.charAt(type) == 'L';
    int end = value.indexOf(';', type);
    return object && end >= 0 ? end + 1 : end;
  }
}
