package io.fjprobe.fleet;

import io.fjprobe.fleet.store.FactsException;

/** DataSketches accepts some releases of Java only. */
final class JavaRelease {

  private JavaRelease() {}

  static void check(int feature) throws FactsException {
    if (feature != 17 && feature != 21 && feature < 25) {
      throw new FactsException(
          "facts and fleet need Java 17, 21, or 25 and later, because of the library DataSketches,"
              + " but this is Java "
              + feature
              + "; set JAVA_HOME to one of these");
    }
  }
}
