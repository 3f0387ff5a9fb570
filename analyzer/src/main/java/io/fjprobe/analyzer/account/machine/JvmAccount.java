package io.fjprobe.analyzer.account.machine;

import io.fjprobe.analyzer.recording.machine.JvmFacts;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The observed JVM.
 *
 * @param jdk its release, for example 17.0.15+6; null when the recording does not say
 * @param feature 8, 11, 17, ...; 0 when unknown
 * @param arguments of the JVM
 * @param program main class or jar, and its arguments
 */
public record JvmAccount(
    @Nullable String jdk,
    int feature,
    @Nullable String vm,
    @Nullable String arguments,
    @Nullable String program) {

  private static final Pattern RELEASE = Pattern.compile("JRE \\(([^)]+)\\)");
  private static final Pattern FEATURE = Pattern.compile("^(?:1\\.)?(\\d+)");

  public static JvmAccount of(@Nullable JvmFacts facts) {
    if (facts == null) {
      return new JvmAccount(null, 0, null, null, null);
    }
    Matcher release = RELEASE.matcher(facts.version());
    String jdk = release.find() ? release.group(1) : null;
    Matcher feature = FEATURE.matcher(jdk == null ? "" : jdk);
    return new JvmAccount(
        jdk,
        feature.find() ? Integer.parseInt(feature.group(1)) : 0,
        facts.name(),
        facts.jvmArguments(),
        facts.javaArguments());
  }
}
