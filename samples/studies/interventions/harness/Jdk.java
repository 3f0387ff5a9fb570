import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A JDK by its home; it compiles for itself where it has the compiler, also without the command.
 */
record Jdk(Path home, String feature, String version) {
  private static final Pattern PROPERTY =
      Pattern.compile("java\\.(specification\\.version|vm\\.version) = (.*)");

  static Jdk of(Path home) throws IOException, InterruptedException, Failure {
    Path java = home.resolve("bin/java");
    if (!Files.isExecutable(java)) {
      throw new Failure(java + " does not exist: name the home of a JDK");
    }
    Process process =
        new ProcessBuilder(java.toString(), "-XshowSettings:properties", "-version")
            .redirectErrorStream(true)
            .start();
    String said = new String(process.getInputStream().readAllBytes());
    process.waitFor();
    String feature = "";
    String version = "";
    for (Matcher property = PROPERTY.matcher(said); property.find(); ) {
      if (property.group(1).startsWith("spec")) {
        feature = property.group(2).replaceFirst("^1\\.", "").trim();
      } else {
        version = property.group(2).trim();
      }
    }
    return new Jdk(home.toAbsolutePath().normalize(), feature, version);
  }

  String java() {
    return home.resolve("bin/java").toString();
  }

  boolean hasModules() {
    return !feature.equals("8");
  }

  /** Up to 8 a compiler of this JVM has to do, against the classes of that one. */
  List<String> compiler(Path sources) {
    return hasModules()
        ? List.of(
            java(),
            "-m",
            "jdk.compiler/com.sun.tools.javac.Main",
            "--patch-module",
            "java.base=" + sources)
        : List.of(
            Path.of(System.getProperty("java.home"), "bin/java").toString(),
            "-m",
            "jdk.compiler/com.sun.tools.javac.Main",
            "-source",
            "8",
            "-target",
            "8",
            "-Xbootclasspath:" + home.resolve("jre/lib/rt.jar"));
  }

  String patch(Path classes) {
    return hasModules() ? "--patch-module=java.base=" + classes : "-Xbootclasspath/p:" + classes;
  }
}
