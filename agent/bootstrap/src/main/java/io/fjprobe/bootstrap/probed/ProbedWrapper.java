package io.fjprobe.bootstrap.probed;

/** What the weaver makes of the JDK's tasks that only call a function of the user's. */
public interface ProbedWrapper {

  /**
   * The class of the function, which may wrap another; null if it was called already.
   *
   * @param deeper how many wrappers to look through at most
   */
  Class<?> fjprobeWrapped(int deeper);
}
