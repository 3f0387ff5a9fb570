package io.fjprobe.weaving;

/** The agent's version, of the jar's manifest. */
final class Version {

  private Version() {}

  static String text() {
    String version = Version.class.getPackage().getImplementationVersion();
    return version == null ? "unknown" : version;
  }
}
