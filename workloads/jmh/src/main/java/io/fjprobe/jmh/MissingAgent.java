package io.fjprobe.jmh;

import org.openjdk.jmh.runner.ProfilersFailedException;

/**
 * Ends a run of JMH whose JVMs lack the agent, before anybody reads a result without counts. JMH
 * then prints the message alone, and its exit code is 1.
 */
final class MissingAgent extends ProfilersFailedException {
  private static final long serialVersionUID = 1L;

  static final String SEEN =
      "fjprobe: no fjprobe agent of this version in the JVM of the benchmark, and the counts come"
          + " from it; add -jvmArgsAppend -javaagent:fjprobe.jar";

  private MissingAgent() {
    super(null); // a cause would have a line of its own
  }

  @Override
  public String getMessage() {
    return SEEN;
  }

  static void endRun() {
    MissingAgent.<RuntimeException>raise(new MissingAgent());
  }

  /** The methods of a profiler declare no exception, but those who call them expect this one. */
  @SuppressWarnings("unchecked") // not checked at all: it is thrown as it is
  private static <E extends Exception> void raise(Exception problem) throws E {
    throw (E) problem;
  }
}
