package io.fjprobe.analyzer.compare.contrast;

import java.util.regex.Pattern;

/** Tells the JDK's own methods: JDKs differ in these, which says nothing of a program. */
final class OfJdk {

  private static final Pattern PACKAGES = Pattern.compile("(java|javax|jdk|sun)\\.");

  private OfJdk() {}

  /**
   * @param method {@code package.Class.method}
   */
  static boolean is(String method) {
    return PACKAGES.matcher(method).lookingAt();
  }
}
