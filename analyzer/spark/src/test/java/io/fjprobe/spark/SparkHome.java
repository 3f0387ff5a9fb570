package io.fjprobe.spark;

import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdks;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.spark.deploy.SparkSubmit;
import org.apache.spark.launcher.JavaModuleOptions;

/** Spark as it is installed, and the processes of one test. All of them end with the test. */
final class SparkHome implements AutoCloseable {

  /** Bounds against hangs, not measurements. */
  static final int SECONDS = 300;

  /** Between two looks at messages: others need the CPU. */
  static final long PAUSE = 50;

  private static final Path JAR = AgentRun.DISTRIBUTION.resolve("fjprobe-spark.jar");

  private final Path directory;
  private final Path home;
  private final List<Started> all = new ArrayList<>();

  /** A process, and where its messages are. */
  record Started(Process process, Path out, Path err) {

    String messages() {
      try {
        return Files.readString(err);
      } catch (IOException e) {
        return e.toString();
      }
    }

    /** Waits until a message has this text. */
    void expect(String text) throws InterruptedException {
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
      while (!messages().contains(text)) {
        if (System.nanoTime() > end || !process.isAlive()) {
          throw new AssertionError("expected '" + text + "'\n" + messages());
        }
        Thread.sleep(PAUSE);
      }
    }

    ForkedJvm.Result result() throws Exception {
      if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
        throw new AssertionError("still running\n" + messages());
      }
      return new ForkedJvm.Result(
          List.of("spark-submit"), process.exitValue(), Files.readString(out), messages());
    }

    /** With all that it started. */
    void kill() {
      List<ProcessHandle> children = process.descendants().toList();
      process.destroyForcibly();
      children.forEach(ProcessHandle::destroyForcibly);
    }
  }

  SparkHome(Path directory) throws IOException {
    this.directory = directory;
    home = Files.createDirectory(directory.resolve("spark"));
    Path jars = Files.createDirectory(home.resolve("jars"));
    String classPath = Files.readString(Path.of(System.getProperty("fjprobe.spark.classpath")));
    for (String jar : classPath.strip().split(File.pathSeparator)) {
      link(jars, Path.of(jar));
    }
    try (Stream<Path> jackson = Files.list(Path.of(System.getProperty("fjprobe.spark.jackson")))) {
      for (Path jar : jackson.toList()) {
        link(jars, jar);
      }
    }
  }

  private static void link(Path jars, Path jar) throws IOException {
    Files.createSymbolicLink(jars.resolve(jar.getFileName()), jar);
  }

  /** A class of Spark, or of the tests. */
  Started start(String main, String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Jdks.own().java().toString());
    command.add(ForkedJvm.CLIENT_COMPILER);
    command.add("-XX:+UseSerialGC");
    command.add("-Xmx600m");
    command.addAll(List.of(JavaModuleOptions.defaultModuleOptionArray()));
    command.add("-cp");
    command.add(home.resolve("jars") + "/*" + File.pathSeparator + testClasses());
    command.add(Tethered.class.getName());
    command.add(main);
    command.addAll(List.of(arguments));
    Path out = Files.createTempFile(directory, "stdout", ".txt");
    Path err = Files.createTempFile(directory, "stderr", ".txt");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(directory.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    builder.environment().keySet().removeIf(name -> name.startsWith("SPARK_"));
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    builder.environment().remove("JDK_JAVA_OPTIONS");
    builder.environment().put("SPARK_HOME", home.toString());
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    // as bin/load-spark-env.sh does
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("JAVA_HOME", Jdks.own().home().toString());
    Started started = new Started(builder.start(), out, err);
    all.add(started);
    return started;
  }

  static Path testClasses() {
    return Path.of("target", "test-classes").toAbsolutePath();
  }

  /** As spark-submit does. */
  Started submit(String master, List<String> settings, String... arguments) throws IOException {
    List<String> words = new ArrayList<>(List.of("--master", master));
    for (String setting : settings) {
      words.add("--conf");
      words.add(setting);
    }
    words.add("--conf");
    words.add("spark.ui.enabled=false");
    words.add(JAR.toString());
    words.addAll(List.of(arguments));
    return start(SparkSubmit.class.getName(), words.toArray(new String[0]));
  }

  /** In one process. */
  ForkedJvm.Result local(String... arguments) throws Exception {
    return startLocal(arguments).result();
  }

  /** For a test that does something else meanwhile. */
  Started startLocal(String... arguments) throws IOException {
    return submit("local[2]", List.of("spark.sql.shuffle.partitions=4"), arguments);
  }

  /** Ends all processes, and takes the links away, which a folder of a test must not have. */
  @Override
  public void close() throws IOException {
    all.forEach(Started::kill);
    try (Stream<Path> links = Files.list(home.resolve("jars"))) {
      for (Path link : links.toList()) {
        Files.delete(link);
      }
    }
  }
}
