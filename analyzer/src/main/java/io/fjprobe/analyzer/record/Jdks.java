package io.fjprobe.analyzer.record;

import io.fjprobe.launch.InstalledJdks;
import io.fjprobe.launch.JavaHome;
import io.fjprobe.launch.JdkException;
import io.fjprobe.launch.JdkList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JDKs to record on, as the user names them: {@code 17=/path,25}. */
public final class Jdks {

  private Jdks() {}

  /**
   * @param named the value of {@link JdkList#VARIABLE}, or null
   */
  static List<JavaHome> parse(String list, @Nullable String named, InstalledJdks installed)
      throws UsageException {
    try {
      return JdkList.parse(list, named, installed).stream().map(Jdks::absolute).toList();
    } catch (JdkException e) {
      throw new UsageException(e.seen + advice(e));
    }
  }

  public static List<JavaHome> parse(String list, Map<String, String> environment)
      throws UsageException {
    return parse(list, environment.get(JdkList.VARIABLE), InstalledJdks.usual());
  }

  private static JavaHome absolute(JavaHome jdk) {
    return new JavaHome(jdk.feature, jdk.home.toAbsolutePath().normalize());
  }

  private static String advice(JdkException e) {
    return switch (e.problem) {
      case NO_NUMBER -> ": write for example 17=/path,25";
      case TWICE ->
          ": sides are called by the number; name two builds of one release by"
              + " --base '/path/bin/java ...' --new '/other/bin/java ...'";
      case NOT_FOUND -> " in " + JdkList.VARIABLE + ", nor where JDKs usually are: " + e.advice;
      case NO_HOME -> ": " + e.reason;
    };
  }
}
