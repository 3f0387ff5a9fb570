package io.fjprobe.workloads;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.JarClasses;
import io.fjprobe.testing.Jdks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is in the shipped jar, and what of it a plain run loads. */
class WorkloadsJarIT {
  private static final Path JAR =
      Path.of(System.getProperty("fjprobe.distribution"), "workloads.jar");

  @TempDir Path directory;

  @Test
  void everyClassIsOursOrOfALibraryAndJava8() throws IOException {
    assertThat(JarClasses.versions(JAR))
        .containsKeys("io/fjprobe/workloads/Main.class", "org/openjdk/jmh/Main.class")
        .allSatisfy(
            (name, version) -> {
              assertThat(name)
                  .matches(
                      "fjprobe\\.class|(io/fjprobe/workloads|io/fjprobe/launch|io/fjprobe/jmh|jsr166y|org/openjdk/jmh|joptsimple|org/apache/commons/math3|picocli|com/fasterxml/jackson)/.*");
              assertThat(version).as(name).isLessThanOrEqualTo(JarClasses.JAVA_8);
            });
  }

  @Test
  void hasTheLicencesOfItsLibraries() throws IOException {
    try (JarFile jar = new JarFile(JAR.toFile())) {
      List<String> files =
          jar.stream().map(ZipEntry::getName).filter(name -> !name.endsWith(".class")).toList();
      assertThat(files)
          .contains(
              "META-INF/licenses/jmh-core/LICENSE",
              "META-INF/licenses/jmh-core/THIRD-PARTY",
              "META-INF/licenses/commons-math3/LICENSE.txt",
              "META-INF/licenses/commons-math3/NOTICE.txt",
              "META-INF/licenses/jackson-core/LICENSE",
              "META-INF/licenses/jackson-core/FastDoubleParser-LICENSE",
              "META-INF/licenses/jackson-databind/NOTICE",
              "META-INF/licenses/fjprobe/LICENSE",
              "META-INF/BenchmarkList")
          .doesNotHaveDuplicates()
          .noneMatch(name -> name.startsWith("META-INF/maven/") || name.endsWith(".java"));
      ZipEntry thirdParty = jar.getEntry("META-INF/licenses/jmh-core/THIRD-PARTY");
      assertThat(new String(jar.getInputStream(thirdParty).readAllBytes(), UTF_8))
          .as("the licence of JOpt Simple, whose jar has none")
          .contains("JOpt Simple", "The MIT License");
    }
  }

  @Test
  void aPlainRunLoadsNothingOfJmh() {
    ForkedJvm.Result result =
        new ForkedJvm(Jdks.get(17), directory)
            .jvmArguments("-Xlog:class+load:file=loaded.txt")
            .jar(JAR)
            .arguments("fib", "--n=5", "--iterations=1", "--operations=1")
            .run()
            .expectSuccess();
    assertThat(result.out()).contains("ok");
    assertThat(directory.resolve("loaded.txt"))
        .content()
        .contains("io.fjprobe.workloads.Main ")
        .doesNotContain("org.openjdk.jmh")
        .doesNotContain("io.fjprobe.workloads.jmh");
  }

  /** What it is read and written with is no part of what a recording sees of the workload. */
  @Test
  void loadsNoLibraryWhileItMeasures() throws IOException {
    new ForkedJvm(Jdks.get(17), directory)
        .jvmArguments("-Xlog:class+load:file=loaded.txt")
        .jar(JAR)
        .arguments("fib", "--n=5", "--iterations=2", "--operations=1", "--json=figures.json")
        .run()
        .expectSuccess();
    String loaded = Files.readString(directory.resolve("loaded.txt"));
    int begin = loaded.indexOf("io.fjprobe.workloads.run.measure.OpenIteration ");
    int end = loaded.indexOf("io.fjprobe.workloads.run.report.ResultTable ");
    assertThat(begin).isPositive();
    assertThat(end).isGreaterThan(begin);
    assertThat(loaded.substring(begin, end))
        .contains("io.fjprobe.workloads.run.figures.Tally ")
        .doesNotContain("com.fasterxml", "org.apache.commons");
    assertThat(loaded.substring(0, begin)).doesNotContain("com.fasterxml", "org.apache.commons");
    assertThat(loaded.substring(end)).contains("com.fasterxml.jackson.core");
    assertThat(loaded).doesNotContain(" picocli.", "com.fasterxml.jackson.databind");
  }

  @Test
  void aCommandIsTheFirstWordOnly() {
    for (String command : List.of("overhead", "matrix", "jdks", "jmh")) {
      ForkedJvm.Result result =
          new ForkedJvm(Jdks.get(17), directory)
              .jar(JAR)
              .arguments("fib", command)
              .run()
              .expectExit(2);
      assertThat(result.err()).startsWith("workloads: unknown workload " + command);
    }
  }
}
