package io.fjprobe.dist;

import io.fjprobe.dist.law.Facts;
import io.fjprobe.dist.law.PoolFacts;
import io.fjprobe.dist.law.Sides;
import io.fjprobe.dist.program.Expected;
import io.fjprobe.dist.program.Node;
import io.fjprobe.dist.program.ProgramMain;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import jdk.jfr.consumer.RecordedEvent;

/** Many programs in one JVM, with or without the agent, and what is wrong with each. */
final class ProgramsRun {

  static final String NO_AGENT = "none";

  static final int SECONDS_FOR_EACH = 30;
  static final Path CLASSES = Path.of("target", "test-classes").toAbsolutePath();

  /** Before the name of a pool that is not the JDK's. */
  private static final String OF_LIBRARY = "jsr166y ";

  private final Jdk jdk;
  private final Path directory;
  private final String level;
  private final List<Node> programs;
  private final Map<Integer, List<String>> failures = new TreeMap<>();
  private final Map<String, PoolFacts.Observed> observed = new HashMap<>();
  private final Map<String, Integer> programOfPool = new HashMap<>();
  private final Map<Integer, Long> values = new HashMap<>();
  private int poolsChecked;
  private boolean ended;

  private ProgramsRun(Jdk jdk, Path directory, String level, List<Node> programs) {
    this.jdk = jdk;
    this.directory = directory;
    this.level = level;
    this.programs = programs;
  }

  /**
   * @param level of the agent, or NO_AGENT
   */
  static ProgramsRun of(Jdk jdk, Path directory, String level, List<Node> programs) {
    return of(jdk, directory, level, programs, SECONDS_FOR_EACH);
  }

  /**
   * @param seconds after which a program is said to hang
   * @param jvmArguments besides
   */
  static ProgramsRun of(
      Jdk jdk,
      Path directory,
      String level,
      List<Node> programs,
      int seconds,
      String... jvmArguments) {
    return of(jdk, directory, level, programs, seconds, List.of(CLASSES), jvmArguments);
  }

  /**
   * @param classPath of the programs
   */
  static ProgramsRun of(
      Jdk jdk,
      Path directory,
      String level,
      List<Node> programs,
      int seconds,
      List<Path> classPath,
      String... jvmArguments) {
    ProgramsRun run = new ProgramsRun(jdk, directory, level, programs);
    try {
      run.run(seconds, classPath, jvmArguments);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return run;
  }

  private void run(int seconds, List<Path> classPath, String[] jvmArguments) throws IOException {
    Path file = directory.resolve("programs.txt");
    Path recording = directory.resolve("programs.jfr");
    Files.deleteIfExists(recording);
    Files.write(file, programs.stream().map(Node::toString).toList());
    ForkedJvm jvm =
        new ForkedJvm(jdk, directory)
            .allCompilersAtNight()
            .jvmArguments("-Djava.util.concurrent.ForkJoinPool.common.parallelism=2")
            .jvmArguments(jvmArguments)
            .timeoutSeconds(600);
    if (!level.equals(NO_AGENT)) {
      jvm.jvmArguments(
          "-javaagent:" + AgentRun.AGENT + "=strict=true,file=" + recording + ",level=" + level);
    }
    ForkedJvm.Result result =
        jvm.main(ProgramMain.class, classPath.toArray(new Path[0]))
            .arguments(file.toString(), "" + seconds)
            .run();
    if (result.exitCode() != ProgramMain.HANGS) {
      result.expectSuccess();
    }
    result.out().lines().forEach(line -> said(line, result));
    checkValues();
    if (ended && !level.equals(NO_AGENT)) {
      checkLaws(Facts.read(jdk.feature(), recording));
    }
  }

  private void said(String line, ForkedJvm.Result result) {
    String[] words = line.split(" ");
    switch (words[0]) {
      case "value" -> values.put(Integer.valueOf(words[1]), Long.valueOf(words[2]));
      case "failed" -> fails(Integer.parseInt(words[1]), line);
      case "hang" -> fails(Integer.parseInt(words[2]), "does not end\n" + result.out());
      case "pool" -> {
        programOfPool.put(words[2], words[2].equals("common") ? -1 : Integer.parseInt(words[1]));
        observed.put(
            words[2],
            new PoolFacts.Observed(
                Long.parseLong(words[3]), Long.parseLong(words[4]), Integer.parseInt(words[5])));
      }
      case "end" -> ended = true;
      default -> {
        // "program", or a part of a thread dump
      }
    }
  }

  private void checkValues() {
    values.forEach(
        (index, value) -> {
          long expected = Expected.of(programs.get(index));
          if (value != expected) {
            fails(index, "computes " + value + ", expected " + expected);
          }
        });
    if (ended && failures.isEmpty() && values.size() != programs.size()) {
      throw new AssertionError("values of " + values.keySet() + " only");
    }
  }

  private void checkLaws(Facts facts) {
    for (String trouble : facts.troubles()) {
      fails(-1, trouble);
    }
    Set<String> missing = new TreeSet<>(observed.keySet());
    // who never had a worker has no name
    missing.removeIf(pool -> observed.get(pool).pushes() == 0);
    for (int pool : facts.poolIds()) {
      RecordedEvent atRest = facts.last(pool, "mark");
      if (atRest != null) {
        String name = nameOf(atRest);
        missing.remove(name);
        check(facts.until(atRest, observed.get(name)));
      }
      RecordedEvent atEnd = facts.last(pool, "pool end");
      if (atEnd != null) {
        check(facts.until(atEnd, null));
      }
    }
    if (!missing.isEmpty()) {
      fails(-1, "no statistics of " + missing);
    }
  }

  private void check(PoolFacts pool) {
    poolsChecked++;
    String name = nameOf(pool.statistics());
    for (String violation : Sides.violations(pool)) {
      fails(programOfPool.getOrDefault(name, -1), violation);
    }
  }

  /** As the program knows it. */
  private static String nameOf(RecordedEvent statistics) {
    String name = statistics.getString("poolName");
    return name.startsWith(OF_LIBRARY) ? name.substring(OF_LIBRARY.length()) : name;
  }

  private void fails(int program, String how) {
    failures.computeIfAbsent(program, p -> new ArrayList<>()).add(how);
  }

  int poolsChecked() {
    return poolsChecked;
  }

  /** By the index of the program; -1 for what cannot be said of one. */
  Map<Integer, List<String>> failures() {
    return failures;
  }

  /** The index of the first program that fails; -1 if none does, or which one cannot be said. */
  int firstFailing() {
    if (programs.size() == 1 && !failures.isEmpty()) {
      return 0;
    }
    return failures.keySet().stream().filter(index -> index >= 0).findFirst().orElse(-1);
  }

  /** All that fails, a paragraph for each program. */
  String describe() {
    StringBuilder text = new StringBuilder();
    failures.forEach(
        (index, how) -> {
          Object what = index < 0 ? "no single program" : programs.get(index);
          text.append("%s, level %s, %s\n  ".formatted(jdk, level, what));
          text.append(String.join("\n  ", how)).append('\n');
        });
    return text.toString();
  }
}
