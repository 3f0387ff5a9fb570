package io.fjprobe.bootstrap.operation;

/** What the user named: one or more methods, the calls of which are counted as one. */
public final class Operation {

  /** Place in all tables; stays as it is as long as the JVM lives. */
  public final int id;

  /** As the user wrote it. */
  public final String name;

  final AsyncTally async = new AsyncTally();

  private volatile boolean observed;
  private volatile int methods;
  private volatile String problem = "";

  Operation(int id, String name) {
    this.id = id;
    this.name = name;
  }

  /** Whether its methods are woven where they are found. */
  public boolean isObserved() {
    return observed;
  }

  void observe(boolean now) {
    observed = now;
  }

  /** One of its methods is woven. */
  public synchronized void found() {
    methods++;
  }

  public boolean isFound() {
    return methods > 0;
  }

  /** Why no method was found so far. */
  public void problem(String seen) {
    problem = seen;
  }

  /** Empty if there is none. */
  public String problem() {
    return isFound() ? "" : problem;
  }
}
