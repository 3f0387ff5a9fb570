package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.SomeJdks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is wrong, the agent says it in one line and the application does its work. */
class SurvivalIT {

  private static final String[] APPLICATION = {
    "fib", "--n=15", "--operations=10", "--iterations=1", "--warmup-iterations=1"
  };

  @TempDir Path directory;

  private ForkedJvm jvm(Jdk jdk, String options) {
    return new ForkedJvm(jdk, directory)
        .jvmArguments("-javaagent:" + AgentRun.AGENT + (options.isEmpty() ? "" : "=" + options));
  }

  private static ForkedJvm.Result application(ForkedJvm jvm) {
    return jvm.jar(AgentRun.WORKLOADS).arguments(APPLICATION).run();
  }

  private static void assertRanUnobserved(ForkedJvm.Result result, String... said) {
    result.expectSuccess();
    assertThat(result.out()).contains("fib(15)");
    assertSaidInOneLine(result, "; the application continues unobserved");
    assertThat(result.err()).contains(said);
  }

  private static void assertSaidInOneLine(ForkedJvm.Result result, String end) {
    assertThat(result.err().lines().filter(line -> line.startsWith("fjprobe: ")))
        .singleElement()
        .asString()
        .endsWith(end);
  }

  private List<Path> recordings() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.filter(file -> file.toString().endsWith(".jfr")).toList();
    }
  }

  @AnyJdk
  void withoutOptionsItRecordsToAFileOfItsOwn(Jdk jdk) throws IOException {
    ForkedJvm.Result result = application(jvm(jdk, "")).expectSuccess();

    assertThat(recordings()).singleElement().asString().matches(".*/fjprobe-\\d+\\.jfr");
    Path recording = recordings().get(0);
    assertThat(result.err())
        .contains("fjprobe: recording to " + recording)
        .contains("analyzer summarize " + recording.getFileName());
    assertThat(names(AgentRun.read(recording)))
        .contains("fjprobe.AgentState", "fjprobe.PoolStatistics", "fjprobe.WorkloadIteration");
  }

  @AnyJdk
  void aRecordingOfTheUserGetsTheEvents(Jdk jdk) throws IOException {
    Path own = directory.resolve("own.jfr");
    ForkedJvm.Result result =
        application(
                jvm(jdk, "strict=true").jvmArguments("-XX:StartFlightRecording=filename=" + own))
            .expectSuccess();

    assertThat(result.err()).doesNotContain("fjprobe: ");
    assertThat(recordings()).containsExactly(own);
    assertThat(names(AgentRun.read(own)))
        .contains("fjprobe.AgentState", "fjprobe.PoolStatistics", "fjprobe.WorkerStart");
  }

  @AnyJdk
  void countersOnlyHasNoSingleEvents(Jdk jdk) throws IOException {
    application(jvm(jdk, "level=counters,file=c.jfr")).expectSuccess();

    List<RecordedEvent> events = AgentRun.read(directory.resolve("c.jfr"));
    assertThat(names(events))
        .contains("fjprobe.AgentState", "fjprobe.PoolStatistics", "fjprobe.WorkerStatistics")
        .doesNotContain("fjprobe.Steal", "fjprobe.JoinWait", "fjprobe.WorkerStart");
    assertThat(events)
        .filteredOn(e -> e.getEventType().getName().equals("fjprobe.AgentState"))
        .allMatch(e -> e.getString("stealSampling").equals("off"));
  }

  private static Set<String> names(List<RecordedEvent> events) {
    return events.stream()
        .map(event -> event.getEventType().getName())
        .collect(java.util.stream.Collectors.toSet());
  }

  @AnyJdk
  void unknownOption(Jdk jdk) throws IOException {
    ForkedJvm.Result result = application(jvm(jdk, "levle=full")).expectSuccess();

    assertThat(result.out()).contains("fib(15)");
    assertThat(result.err())
        .contains(
            "unknown option 'levle' (did you mean 'level'?)",
            "this is left out, and the rest is observed",
            "help lists the options");
    assertThat(recordings()).hasSize(1);
  }

  @AnyJdk
  void unknownOptionIfStrict(Jdk jdk) {
    ForkedJvm.Result result = application(jvm(jdk, "levle=full,strict=true")).expectExit(2);

    assertThat(result.out()).doesNotContain("fib(15)");
    assertSaidInOneLine(result, "; strict=true, so the JVM exits");
  }

  @AnyJdk
  void unwritableFile(Jdk jdk) {
    assertRanUnobserved(
        application(jvm(jdk, "file=" + directory + "/missing/a.jfr")),
        "cannot write " + directory + "/missing/a.jfr: the directory ");
    String tooLong = directory + "/" + String.join("", Collections.nCopies(300, "n"));
    assertRanUnobserved(
        application(jvm(jdk, "file=" + tooLong)),
        "cannot write " + tooLong + ": File name too long; choose another file with file=NAME");
    application(jvm(jdk, "strict=true,file=" + directory)).expectExit(2);
  }

  @SomeJdks
  void jvmWithoutFlightRecorder(Jdk jdk) throws IOException {
    jdk.java(); // skips where there is none
    String[] without =
        jdk.feature() == 8
            ? new String[] {"-Xbootclasspath:" + rtJar(jdk)}
            : new String[] {"--limit-modules", "java.instrument,java.management"};

    assertRanUnobserved(
        application(jvm(jdk, "").jvmArguments(without)),
        "has no Flight Recorder: the module jdk.jfr is missing, or it is a JDK 8 older");
    application(jvm(jdk, "strict=true").jvmArguments(without)).expectExit(1);
  }

  private static Path rtJar(Jdk jdk) {
    Path inJdk = jdk.home().resolve("jre/lib/rt.jar");
    return Files.exists(inJdk) ? inJdk : jdk.home().resolve("lib/rt.jar");
  }

  @AnyJdk
  void poolOfUnknownStructure(Jdk jdk) throws IOException {
    String[] patch =
        RenamedMethods.patch(
            jdk,
            directory.resolve("patch"),
            Set.of("runTask", "topLevelExec", "getAndSetAccess", "externalTryUnpush"));

    assertRanUnobserved(
        application(jvm(jdk, "").jvmArguments(patch)), "has none of the known structures");
    application(jvm(jdk, "strict=true").jvmArguments(patch)).expectExit(1);
    assertThat(recordings()).isEmpty();
  }

  @SomeJdks
  void joinPointThatIsMissingSwitchesItsProbeOff(Jdk jdk) throws IOException {
    String[] patch =
        RenamedMethods.patch(jdk, directory.resolve("patch"), Set.of("tryCompensate", "push"));

    ForkedJvm.Result result = application(jvm(jdk, "file=m.jfr").jvmArguments(patch));

    result.expectSuccess();
    assertThat(result.err())
        .contains("fjprobe: not recorded on this JDK: ", "compensation (", "forks (");
    List<RecordedEvent> events = AgentRun.read(directory.resolve("m.jfr"));
    assertThat(events)
        .filteredOn(e -> e.getEventType().getName().equals("fjprobe.AgentState"))
        .isNotEmpty()
        .allMatch(e -> e.getString("missing").contains("compensation ("))
        .allMatch(e -> e.getInt("suppressedErrors") == 0);
    assertThat(events)
        .filteredOn(e -> e.getEventType().getName().equals("fjprobe.PoolStatistics"))
        .isNotEmpty()
        .allMatch(e -> e.getInt("compensations") == -1)
        .allMatch(e -> e.getLong("forks") == -1)
        .allMatch(e -> e.getInt("workersStarted") >= 0);
    application(jvm(jdk, "strict=true").jvmArguments(patch)).expectExit(1);
  }

  @AnyJdk
  void noPlaceToUnpack(Jdk jdk) {
    String nowhere = directory.resolve("nowhere").toString();

    assertRanUnobserved(
        application(jvm(jdk, "").jvmArguments("-Djava.io.tmpdir=" + nowhere)),
        "cannot unpack into " + nowhere,
        "; choose a writable directory with -Djava.io.tmpdir=DIR;");
  }

  @AnyJdk
  void helpListsTheOptionsAndNoMore(Jdk jdk) throws IOException {
    ForkedJvm.Result result = application(jvm(jdk, "help")).expectSuccess();

    assertThat(result.err()).contains("level=counters", "file=<name>", "strict=true");
    assertThat(result.out()).contains("fib(15)");
    assertThat(recordings()).isEmpty();
    ForkedJvm.Result alone = new ForkedJvm(jdk, directory).jar(AgentRun.AGENT).run();
    assertThat(alone.expectSuccess().out()).contains("level=counters");
  }
}
