package io.fjprobe.weaving.joinpoint;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One instruction inside a method, and the hook that is called there. Written in a table as {@code
 * <kind> <name>[#<occurrence>] -> <Hooks>.<hook>(<argument>, ...)}, where an argument is {@code
 * this}, {@code arg0}, {@code arg1}, ... of the enclosing method, or {@code null}.
 */
public final class Site {

  /** Where the hook is called, and what it gets before the arguments that the table names. */
  public enum Kind {
    /** After a write of the field, or a call of the one-int setter: gets the receiver. */
    WRITTEN,
    /** Before a call: gets nothing more. */
    CALLING,
    /** Before a call without arguments: gets its receiver. */
    CALLING_ON,
    /** Before a call with one reference: gets its receiver and that reference. */
    CALLING_WITH,
    /** After a call: gets nothing more. */
    CALLED,
    /** After a call: gets its result. */
    RETURNED,
    /** In the place of a call: gets its receiver, unless static, and its arguments. */
    REPLACED
  }

  private static final Pattern SYNTAX =
      Pattern.compile("([a-z-]+) (\\w+)(?:#(\\d+))?\\s*-> (\\w+)\\.(\\w+)\\((.*)\\)");
  private static final String HOOKS = "io/fjprobe/bootstrap/hook/";

  public final Kind kind;
  public final String name;

  /** From 1; 0: there must be exactly one. */
  public final int occurrence;

  public final String hookOwner;
  public final String hook;
  public final String[] arguments;

  private Site(Matcher m) {
    kind = Kind.valueOf(m.group(1).toUpperCase(java.util.Locale.ROOT).replace('-', '_'));
    name = m.group(2);
    occurrence = m.group(3) == null ? 0 : Integer.parseInt(m.group(3));
    hookOwner = HOOKS + m.group(4);
    hook = m.group(5);
    arguments = m.group(6).isEmpty() ? new String[0] : m.group(6).split(", *");
  }

  static Site parse(String text) {
    Matcher m = SYNTAX.matcher(text);
    if (!m.matches()) {
      throw new IllegalArgumentException("not a site: " + text);
    }
    return new Site(m);
  }

  @Override
  public String toString() {
    return kind + " " + name + (occurrence == 0 ? "" : "#" + occurrence);
  }
}
