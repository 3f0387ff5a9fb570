package io.fjprobe.workloads.run.jvm;

/** The JDK that runs this, and the version of the jar. */
public final class Environment {
  private Environment() {}

  public static String version() {
    String version = Environment.class.getPackage().getImplementationVersion();
    return version == null ? "(unpacked)" : version;
  }

  /** The feature number: 8, 11, 17, ... */
  public static int jdk() {
    String version = System.getProperty("java.specification.version");
    return Integer.parseInt(version.startsWith("1.") ? version.substring(2) : version);
  }
}
