package io.fjprobe.weaving.joinpoint;

import java.util.Locale;

/**
 * A place in a method, and what happens there. Written in a table as {@code <kind>
 * [<name>[#<occurrence>]] -> <Hooks>.<hook>(<argument>, ...)} or, to increment a field that the
 * weaver adds to the class, {@code <kind> ... ++ <field>}. An argument is {@code this}, {@code
 * this.<field>}, {@code arg0}, {@code arg1}, ... of the enclosing method, or {@code null}.
 */
public final class Site {

  /** Where it happens, and what the hook gets before the arguments that the table names. */
  public enum Kind {
    /** At the begin of the method: gets nothing more. */
    ENTER,
    /** Before each return: gets nothing more. */
    RETURNS,
    /** Before each return: gets the value that is returned. */
    RETURNING,
    /** When an exception leaves the method: gets nothing more. */
    THROWS,
    /** Before each return and when an exception leaves the method: gets nothing more. */
    LEAVES,
    /** After a write of the field, or a call of the one-int setter: gets the receiver. */
    WRITTEN,
    /** Before a call: gets nothing more. */
    CALLING,
    /** Before a call without arguments: gets its receiver. */
    CALLING_ON,
    /** Before a call: gets the last two of its receiver and arguments, of one word each. */
    CALLING_WITH,
    /** After a call: gets nothing more. */
    CALLED,
    /** After a call: gets its result. */
    RETURNED,
    /** In the place of a call: gets its receiver, unless static, and its arguments. */
    REPLACED;

    /** Of the method itself, not at an instruction inside. */
    public boolean isBoundary() {
      return ordinal() <= LEAVES.ordinal();
    }
  }

  private static final String HOOKS = "io/fjprobe/bootstrap/hook/";
  private static final String CALL = "->";
  private static final String INCREMENT = "++";

  public final Kind kind;

  /** Of the field or method at the instruction; empty for a boundary. */
  public final String name;

  /** From 1; 0: there must be exactly one. */
  public final int occurrence;

  /** The field that is incremented; null where a hook is called. */
  public final String counter;

  public final String hookOwner;
  public final String hook;
  public final String[] arguments;

  private Site(String place, String counter, String call) {
    int space = place.indexOf(' ');
    String kindName = space < 0 ? place : place.substring(0, space);
    kind = Kind.valueOf(kindName.toUpperCase(Locale.ROOT).replace('-', '_'));
    String target = space < 0 ? "" : place.substring(space + 1).trim();
    int hash = target.indexOf('#');
    name = hash < 0 ? target : target.substring(0, hash);
    occurrence = hash < 0 ? 0 : Integer.parseInt(target.substring(hash + 1));
    this.counter = counter;
    int dot = counter == null ? call.indexOf('.') : 0;
    int open = counter == null ? call.indexOf('(', dot) : 0;
    hookOwner = counter == null ? HOOKS + call.substring(0, dot) : null;
    hook = counter == null ? call.substring(dot + 1, open) : null;
    String inside = counter == null ? call.substring(open + 1, call.length() - 1).trim() : "";
    arguments = inside.isEmpty() ? new String[0] : inside.split(",");
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = arguments[i].trim();
    }
    if (kind.isBoundary() != name.isEmpty()) {
      throw new IllegalArgumentException(kind + " with '" + name + "'");
    }
  }

  static Site parse(String text) {
    try {
      int call = text.indexOf(CALL);
      int increment = text.indexOf(INCREMENT);
      int end = call < 0 ? increment : call;
      String rest = text.substring(end + CALL.length()).trim();
      return new Site(text.substring(0, end).trim(), call < 0 ? rest : null, rest);
    } catch (RuntimeException e) {
      throw new IllegalArgumentException("not a site: " + text, e);
    }
  }

  /** The number in arg0, arg1, ... */
  public static int argumentIndex(String argument) {
    return Integer.parseInt(argument.substring("arg".length()));
  }

  @Override
  public String toString() {
    String at = name.isEmpty() ? "" : " " + name;
    return kind + at + (occurrence == 0 ? "" : "#" + occurrence);
  }
}
