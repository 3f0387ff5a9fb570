package io.fjprobe.spark;

import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote into the jar. */
final class Version implements IVersionProvider {

  static String get() {
    String version = Version.class.getPackage().getImplementationVersion();
    return version == null ? "(not from a jar)" : version;
  }

  @Override
  public String[] getVersion() {
    return new String[] {"fjprobe-spark.jar " + get()};
  }
}
