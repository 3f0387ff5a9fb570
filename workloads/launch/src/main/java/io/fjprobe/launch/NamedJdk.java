package io.fjprobe.launch;

import org.jspecify.annotations.Nullable;

/** A JDK as the user names it: {@code 17=/path}, or just {@code 17}. */
public final class NamedJdk {
  public final String feature;

  /** Where it is; null: it is still to be found. */
  public final @Nullable String home;

  private NamedJdk(String feature, @Nullable String home) {
    this.feature = feature;
    this.home = home;
  }

  public static NamedJdk parse(String entry) throws JdkException {
    int equals = entry.indexOf('=');
    String feature = (equals < 0 ? entry : entry.substring(0, equals)).trim();
    if (!feature.matches("\\d{1,3}")) {
      throw new JdkException(
          JdkException.Problem.NO_NUMBER,
          "'" + entry + "' names no JDK",
          "an entry is <feature>=<java.home> or <feature>",
          "write for example 8=/path,17");
    }
    return new NamedJdk(feature, equals < 0 ? null : entry.substring(equals + 1).trim());
  }
}
