package io.fjprobe.bootstrap.operation;

/** Methods of which each call is counted, also one that is inside another, and none is timed. */
public final class CountedMethods extends NamedMethods {

  CountedMethods(int id, String name) {
    super(id, name);
  }

  /** Since they were first observed in this JVM. */
  public long calls() {
    return CallCounts.of(id);
  }
}
