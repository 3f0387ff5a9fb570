package io.fjprobe.bootstrap.operation;

import java.util.Arrays;
import java.util.Collection;

/** What one option named in the life of this JVM. */
public abstract class Names<N extends NamedMethods> {

  /** A thread keeps one bit for each operation. */
  public static final int MOST = 64;

  private final String kind;
  private volatile N[] all;

  /**
   * @param kind what the option names, as a reader is told
   */
  Names(String kind, N[] none) {
    this.kind = kind;
    all = none;
  }

  abstract N make(int id, String name);

  /** All that are known, those of an earlier attach included. */
  public N[] all() {
    return all;
  }

  /**
   * Those to be observed from now on; the others are not any more.
   *
   * @return false if they are too many, together with those that were named before
   */
  public synchronized boolean observe(Collection<String> names) {
    N[] known = all;
    for (String name : names) {
      if (find(known, name) == null) {
        if (known.length == MOST) {
          return false;
        }
        known = Arrays.copyOf(known, known.length + 1);
        known[known.length - 1] = make(known.length - 1, name);
      }
    }
    for (N each : known) {
      each.observe(names.contains(each.name));
    }
    all = known;
    return true;
  }

  /** Null if it was never named. */
  public N find(String name) {
    return find(all, name);
  }

  private static <N extends NamedMethods> N find(N[] among, String name) {
    for (N each : among) {
      if (each.name.equals(name)) {
        return each;
      }
    }
    return null;
  }

  /** Names that no method was found for so far, and the likely causes; empty if none. */
  String notFound() {
    StringBuilder text = new StringBuilder();
    for (N each : all) {
      if (each.isObserved() && !each.isFound()) {
        text.append(text.length() == 0 ? "" : ", ");
        text.append(kind).append(' ').append(each.name);
        text.append(" (").append(each.problem()).append(')');
      }
    }
    return text.toString();
  }
}
