package io.fjprobe.bootstrap.counter;

import java.util.EnumSet;
import java.util.Set;

/**
 * A pool's algorithm and what is observed of it: that of the JDK, and that of a library, of which
 * nothing is known until its classes are loaded.
 */
public final class Generation {

  public static final Generation JDK = new Generation();

  /** Of the pool of JDK 7, as the library jsr166y has it. */
  public static final Generation JSR166Y = new Generation();

  private static final class State {
    final String name;
    final Set<Probe> probes;
    final int joinPoints;
    final String notRecorded;

    State(String name, Set<Probe> probes, int joinPoints, String notRecorded) {
      this.name = name;
      this.probes = probes;
      this.joinPoints = joinPoints;
      this.notRecorded = notRecorded;
    }
  }

  private volatile State state = new State("", EnumSet.noneOf(Probe.class), 0, "");

  Generation() {}

  /**
   * Says what is observed in this JVM.
   *
   * @param name of the table of join points
   * @param notRecorded what is not, and why
   */
  public void woven(String name, Set<Probe> probes, int joinPoints, String notRecorded) {
    state = new State(name, probes, joinPoints, notRecorded);
  }

  public boolean has(Probe probe) {
    return state.probes.contains(probe);
  }

  /** The count, or -1 where it is not recorded. */
  public long recorded(Probe probe, long count) {
    return has(probe) ? count : -1;
  }

  /** Whether there are such pools in this JVM. */
  public boolean isThere() {
    return state.joinPoints > 0;
  }

  /** Of all of them. */
  public static String names() {
    return joined(JDK.state.name, JSR166Y.state.name);
  }

  public static int allJoinPoints() {
    return JDK.state.joinPoints + JSR166Y.state.joinPoints;
  }

  public static String allNotRecorded() {
    return joined(JDK.state.notRecorded, JSR166Y.state.notRecorded);
  }

  private static String joined(String first, String second) {
    return first + (first.isEmpty() || second.isEmpty() ? "" : ", ") + second;
  }
}
