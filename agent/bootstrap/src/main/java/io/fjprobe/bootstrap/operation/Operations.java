package io.fjprobe.bootstrap.operation;

import java.util.Arrays;
import java.util.Collection;

/** The operations that were named in the life of this JVM. */
public final class Operations {

  /** A thread keeps one bit for each. */
  public static final int MOST = 64;

  private static volatile Operation[] all = new Operation[0];

  private Operations() {}

  /** All that are known, those of an earlier attach included. */
  public static Operation[] all() {
    return all;
  }

  /**
   * Those to be observed from now on; the others are not any more.
   *
   * @return false if they are too many, together with those that were named before
   */
  public static synchronized boolean observe(Collection<String> names) {
    Operation[] known = all;
    for (String name : names) {
      if (find(known, name) == null) {
        if (known.length == MOST) {
          return false;
        }
        known = Arrays.copyOf(known, known.length + 1);
        known[known.length - 1] = new Operation(known.length - 1, name);
      }
    }
    for (Operation each : known) {
      each.observe(names.contains(each.name));
    }
    all = known;
    return true;
  }

  /** Null if it was never named. */
  public static Operation find(String name) {
    return find(all, name);
  }

  private static Operation find(Operation[] among, String name) {
    for (Operation each : among) {
      if (each.name.equals(name)) {
        return each;
      }
    }
    return null;
  }

  /** Names that no method was found for so far, and the likely causes; empty if none. */
  public static String notFound() {
    StringBuilder text = new StringBuilder();
    for (Operation each : all) {
      if (each.isObserved() && !each.isFound()) {
        text.append(text.length() == 0 ? "" : ", ");
        text.append("operation ").append(each.name);
        text.append(" (").append(each.problem()).append(')');
      }
    }
    return text.toString();
  }
}
