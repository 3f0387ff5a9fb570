import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The tests of the pool in a jsr166 TCK that the user has compiled, as JUnit 4 runs them. */
final class Tck {
  /**
   * Tests of before JDK 25 take it that CompletableFuture uses no pool on machines with two CPUs.
   */
  static final String COMMON_POOL = "-Djava.util.concurrent.ForkJoinPool.common.parallelism=2";

  static final String RUNNER = "org.junit.runner.JUnitCore";

  /** Those of the pool, of its tasks, and of what is built on them. */
  private static final List<String> CLASSES =
      List.of(
          "ForkJoinPoolTest",
          "ForkJoinPool8Test",
          "ForkJoinPool9Test",
          "ForkJoinPool19Test",
          "ForkJoinPool20Test",
          "ForkJoinTaskTest",
          "ForkJoinTask8Test",
          "RecursiveActionTest",
          "RecursiveTaskTest",
          "CountedCompleterTest",
          "CountedCompleter8Test",
          "CompletableFutureTest",
          "ExecutorCompletionServiceTest",
          "SubmissionPublisherTest");

  /** The number in the name of a class is the first JDK that has what it tests. */
  private static final Pattern SINCE = Pattern.compile("\\D+(\\d+)Test");

  private static final Pattern ALL_PASSED = Pattern.compile("(?m)^OK \\((\\d+) tests?\\)");
  private static final Pattern SOME_FAILED =
      Pattern.compile("(?m)^Tests run: (\\d+),\\s+Failures: (\\d+)");
  private static final Pattern FAILED = Pattern.compile("(?m)^\\d+\\) (\\w+)\\((\\w+)\\)");

  private Tck() {}

  /** Of its classes those that are there, and that are for this JDK. */
  static List<String> classes(String classPath, Jdk jdk) throws Failure {
    List<String> present = new ArrayList<>();
    for (String name : CLASSES) {
      Matcher since = SINCE.matcher(name);
      boolean tooNew =
          since.matches() && Integer.parseInt(since.group(1)) > Integer.parseInt(jdk.feature());
      if (!tooNew && isIn(classPath, name)) {
        present.add(name);
      }
    }
    if (present.isEmpty()) {
      throw new Failure(
          "no ForkJoinPoolTest in "
              + classPath
              + ": --tck is a class path of the compiled jsr166 TCK and of JUnit 4");
    }
    return present;
  }

  private static boolean isIn(String classPath, String name) {
    for (String entry : classPath.split(File.pathSeparator)) {
      if (Files.exists(Path.of(entry).resolve(name + ".class"))) {
        return true;
      }
    }
    return false;
  }

  /** One line of what JUnit printed. */
  static String summary(Path output) throws IOException {
    String text = Files.readString(output);
    Matcher passed = ALL_PASSED.matcher(text);
    if (passed.find()) {
      return passed.group(1) + " passed";
    }
    Matcher some = SOME_FAILED.matcher(text);
    if (!some.find()) {
      return "did not come to its end, see " + output;
    }
    List<String> names = new ArrayList<>();
    for (Matcher failed = FAILED.matcher(text); failed.find(); ) {
      names.add(failed.group(2) + "." + failed.group(1));
    }
    return String.format(
        "%s of %s failed: %s", some.group(2), some.group(1), String.join(", ", names));
  }
}
