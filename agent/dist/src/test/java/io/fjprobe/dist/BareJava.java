package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.sun.jna.Platform;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/** A Java without classes for attaching: a JRE 8, a runtime of jlink, or a JDK that hides them. */
final class BareJava {

  /** JNA needs the second one. */
  private static final String MODULES = "java.instrument,java.logging";

  private final Jdk java;
  private final List<String> jvmArguments = new ArrayList<>();

  private BareJava(Jdk java) {
    this.java = java;
    if (java.feature() >= 24) {
      jvmArguments.add("--enable-native-access=ALL-UNNAMED"); // else JNA makes the JVM warn
    }
  }

  /** Made by jlink of the tests' own JDK. */
  static BareJava linked(Path folder) {
    Path modules = Jdks.own().home().resolve("jmods");
    assumeThat(modules).as("what jlink links").isDirectory();
    Path home = folder.resolve("linked");
    int exitCode =
        ToolProvider.findFirst("jlink")
            .orElseThrow()
            .run(System.out, System.err, "--add-modules", MODULES, "--output", home.toString());
    assertThat(exitCode).isZero();
    return new BareJava(new Jdk(Jdks.own().feature(), home));
  }

  /**
   * @param folder for a copy of the JRE of an 8 that has tools.jar beside it
   */
  static BareJava of(Jdk jdk, Path folder) throws IOException {
    jdk.java(); // skips or fails where there is none
    if (jdk.feature() > 8) {
      BareJava bare = new BareJava(jdk);
      bare.jvmArguments.add("--limit-modules=" + MODULES);
      return bare;
    }
    boolean whole = Files.exists(jdk.home().resolve("lib/tools.jar"));
    return new BareJava(
        whole ? new Jdk(8, copy(jdk.home().resolve("jre"), folder.resolve("jre"))) : jdk);
  }

  private static Path copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from, FileVisitOption.FOLLOW_LINKS)) {
      // some links lead to packages that are not installed
      for (Path file : (Iterable<Path>) files.filter(Files::exists)::iterator) {
        Files.copy(file, to.resolve(from.relativize(file).toString()));
      }
    }
    return to;
  }

  /** Runs a command of fjprobe.jar. */
  ForkedJvm.Result command(Path directory, String... arguments) {
    return jvm(directory).jar(AgentRun.AGENT).arguments(arguments).run();
  }

  ForkedJvm.Result commandWithJna(Path directory, String... arguments) {
    return jvm(directory)
        .arguments("-cp", AgentRun.AGENT + File.pathSeparator + jna())
        .arguments("io.fjprobe.weaving.AgentMain")
        .arguments(arguments)
        .run();
  }

  private ForkedJvm jvm(Path directory) {
    return new ForkedJvm(java, directory).jvmArguments(jvmArguments.toArray(new String[0]));
  }

  private static Path jna() {
    try {
      return Path.of(Platform.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
