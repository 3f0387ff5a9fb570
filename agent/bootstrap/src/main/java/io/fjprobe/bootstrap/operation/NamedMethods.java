package io.fjprobe.bootstrap.operation;

/** What the user named: one or more methods, the calls of which are counted as one. */
public abstract class NamedMethods {

  /** Place in all tables; stays as it is as long as the JVM lives. */
  public final int id;

  /** As the user wrote it. */
  public final String name;

  private volatile boolean observed;
  private volatile int classes;
  private volatile String problem = "";

  NamedMethods(int id, String name) {
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

  /** A class that has such methods is woven. */
  public synchronized void found() {
    classes++;
  }

  public boolean isFound() {
    return classes > 0;
  }

  /** How many classes that have such methods were woven. */
  public int classes() {
    return classes;
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
