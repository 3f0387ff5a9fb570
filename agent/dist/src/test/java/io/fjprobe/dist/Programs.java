package io.fjprobe.dist;

import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;

/** Small programs for JDK 8 on, compiled when a test needs one. */
final class Programs {

  private static final Path SOURCES = Path.of("src", "test", "programs");

  private Programs() {}

  /** The JVM arguments that run a program of that name. */
  static String[] compile(String name, Path directory) {
    // not release: it would hide jdk.jfr
    List<String> arguments =
        List.of(
            "-source",
            "8",
            "-target",
            "8",
            "-Xlint:-options",
            "-d",
            directory.toString(),
            "-sourcepath",
            SOURCES.toString(),
            SOURCES.resolve(name + ".java").toString());
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(String[]::new));
    if (code != 0) {
      throw new AssertionError(name + ".java does not compile");
    }
    return new String[] {"-cp", directory.toString(), name};
  }
}
