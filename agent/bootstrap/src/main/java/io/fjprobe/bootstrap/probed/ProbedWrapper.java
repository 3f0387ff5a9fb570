package io.fjprobe.bootstrap.probed;

/** What the weaver makes of the JDK's tasks that only call a function of the user's. */
public interface ProbedWrapper {

  /** The function; null if it was called already, or is the other one. */
  Object fjprobeWrapped();

  /** Of tasks that have a field for each kind of function; else null. */
  Object fjprobeAlsoWrapped();
}
