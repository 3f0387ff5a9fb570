package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.SmallDisk;
import io.fjprobe.testing.SomeJdks;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * A disk that is too small for the recording: the application goes on, and it is said. One worker
 * writes as fast as it can, and nothing else runs, so that whoever watches the disk has a CPU.
 */
@Isolated
class FullDiskIT {

  /** Four times as many operations, of 11,000 and 29,000 tasks: more than 100 and 250 megabytes. */
  private static final String MANY_TASKS = "--n=20";

  private static final String MORE_TASKS = "--n=22";

  private static final String STOPPED =
      "The recording was stopped before the disk was full, and is in ";

  @TempDir Path directory;

  private ForkedJvm jvm(Jdk jdk, String options) {
    return new ForkedJvm(jdk, directory)
        .jvmArguments("-javaagent:" + AgentRun.AGENT + "=" + options);
  }

  private static ForkedJvm.Result application(ForkedJvm jvm, String tasks) {
    return jvm.jar(AgentRun.WORKLOADS)
        .arguments("fib", tasks, "--parallelism=1", "--operations=100", "--iterations=3")
        .arguments("--warmup-iterations=1")
        .run()
        .expectSuccess();
  }

  private static String onlyLine(ForkedJvm.Result result) {
    List<String> lines =
        result.err().lines().filter(line -> line.startsWith("fjprobe: only ")).toList();
    assertThat(lines).as(result.toString()).hasSize(1);
    assertThat(result.out() + result.err()).doesNotContain("[error]");
    return lines.get(0);
  }

  private static void assertHasTasks(Path recording) {
    List<RecordedEvent> events = AgentRun.read(recording);
    assertThat(events)
        .extracting(event -> event.getEventType().getName())
        .contains("fjprobe.TaskRun", "fjprobe.PoolStatistics", "fjprobe.AgentState");
  }

  @AnyJdk
  void repositoryAndFileAreOnIt(Jdk jdk) {
    jdk.java();
    try (SmallDisk disk = new SmallDisk(directory, 12)) {
      Path file = disk.folder.resolve("full.jfr");
      ForkedJvm.Result result =
          application(
              jvm(jdk, "level=full,file=" + file).jvmArguments("-Djava.io.tmpdir=" + disk.folder),
              MANY_TASKS);

      assertThat(onlyLine(result))
          .contains(" MB are free in " + disk.folder)
          .contains(
              STOPPED + file + ". The application continues. To record longer, free some space, ");
      assertHasTasks(file);
    }
  }

  /** Its first chunk of 12 MB could be full. */
  @AnyJdk
  void repositoryIsOnALargerOne(Jdk jdk) {
    jdk.java();
    try (SmallDisk disk = new SmallDisk(directory, 48)) {
      Path file = disk.folder.resolve("full.jfr");
      ForkedJvm.Result result =
          application(
              jvm(jdk, "level=full,file=" + file).jvmArguments("-Djava.io.tmpdir=" + disk.folder),
              MORE_TASKS);

      assertThat(onlyLine(result)).contains(STOPPED + file);
      assertHasTasks(file);
    }
  }

  /** On JDK 8 the agent has to see to it that the recorder obeys this option. */
  @AnyJdk
  void repositoryIsOnIt(Jdk jdk) {
    jdk.java();
    try (SmallDisk disk = new SmallDisk(directory, 12)) {
      Path file = directory.resolve("full.jfr");
      ForkedJvm.Result result =
          application(
              jvm(jdk, "level=full,file=" + file)
                  .jvmArguments("-XX:FlightRecorderOptions=repository=" + disk.folder),
              MANY_TASKS);

      assertThat(onlyLine(result))
          .contains(" MB are free in " + disk.folder)
          .contains(STOPPED + file);
      assertHasTasks(file);
    }
  }

  @AnyJdk
  void fileIsOnIt(Jdk jdk) {
    jdk.java();
    try (SmallDisk disk = new SmallDisk(directory, 128)) {
      Path file = disk.folder.resolve("full.jfr");
      ForkedJvm.Result result = application(jvm(jdk, "level=full,file=" + file), MORE_TASKS);

      assertThat(onlyLine(result))
          .contains(" MB are free in " + disk.folder)
          .contains(STOPPED + file);
      assertHasTasks(file);
    }
  }

  @AnyJdk
  void tooSmallToBegin(Jdk jdk) {
    jdk.java();
    try (SmallDisk disk = new SmallDisk(directory, 4)) {
      Path file = disk.folder.resolve("full.jfr");
      ForkedJvm.Result result = application(jvm(jdk, "file=" + file), MANY_TASKS);

      assertThat(onlyLine(result))
          .contains(" MB are free in " + disk.folder)
          .contains(", and a recording at this level needs 6.0 MB to begin; free some space, ")
          .endsWith("; the application continues unobserved");
      assertThat(file).doesNotExist();
    }
  }

  @SomeJdks
  void repositoryThatCannotBe(Jdk jdk) throws Exception {
    assumeTrue(jdk.feature() == 8, "from 9 on the JVM itself does not start then");
    Path noFolder = Files.createFile(directory.resolve("file"));

    ForkedJvm.Result result =
        jvm(jdk, "file=no.jfr")
            .jvmArguments("-XX:FlightRecorderOptions=repository=" + noFolder.resolve("repository"))
            .jar(AgentRun.WORKLOADS)
            .arguments("--list")
            .run();

    assertThat(result.err())
        .contains("fjprobe: cannot start a recording", "cannot write to " + noFolder)
        .contains("; the application continues unobserved");
  }
}
