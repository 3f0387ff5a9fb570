package io.fjprobe.testing;

import java.nio.file.Path;

/** The shipped analyzer in a JVM of its own, on the JDK that runs the tests. */
public final class AnalyzerJvm {

  private static final Path JAR = AgentRun.DISTRIBUTION.resolve("analyzer.jar");

  private AnalyzerJvm() {}

  /**
   * @param directory working directory
   */
  public static ForkedJvm in(Path directory) {
    return new ForkedJvm(Jdks.own(), directory).jar(JAR);
  }
}
