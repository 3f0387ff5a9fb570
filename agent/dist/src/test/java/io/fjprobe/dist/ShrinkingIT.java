package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.dist.program.Generator;
import io.fjprobe.dist.program.Kind;
import io.fjprobe.dist.program.Node;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the random programs find: one kind of node is made to go wrong, and has to be named. */
class ShrinkingIT {

  private static final Jdk JDK = Jdks.get(17);

  /** Program, pool, submitter, action, and the node with at most one child. */
  private static final int SMALLEST = 6;

  @TempDir Path directory;

  private static boolean contains(Node node, Kind kind) {
    return node.kind == kind || node.children.stream().anyMatch(child -> contains(child, kind));
  }

  /** With such a node, and whose failures are its own, not those of the pool that all share. */
  private static Node programWith(Kind kind) {
    Predicate<Node> suits =
        program ->
            program.size() > 15
                && program.size() < 40
                && contains(program, kind)
                && !contains(program, Kind.COMMON_ASYNC)
                && !contains(program, Kind.AWAIT_QUIESCENCE);
    return IntStream.range(0, 1000)
        .mapToObj(Generator::program)
        .filter(suits)
        .findFirst()
        .orElseThrow();
  }

  private ProgramsRun smallest(Node program, String level, int seconds, String fault) {
    Shrinking shrinking =
        new Shrinking(some -> run(some, level, seconds, fault).firstFailing(), 50);
    assertThat(run(List.of(program), level, seconds, fault).failures()).isNotEmpty();
    Node smallest = shrinking.smallest(program);
    assertThat(smallest.size()).as(smallest.toString()).isLessThanOrEqualTo(SMALLEST);
    return run(List.of(smallest), level, seconds, fault);
  }

  private ProgramsRun run(List<Node> programs, String level, int seconds, String fault) {
    return ProgramsRun.of(
        JDK, directory, level, programs, seconds, "-Dfault=" + fault, ForkedJvm.CLIENT_COMPILER);
  }

  @Test
  void wrongResult() {
    ProgramsRun run = smallest(programWith(Kind.UNFORK), ProgramsRun.NO_AGENT, 30, "UNFORK:WRONG");

    assertThat(run.describe()).contains("JDK 17", "unfork:", "computes ", ", expected ");
  }

  /** Of a program that is small already: each one that is tried is a JVM with the agent. */
  @Test
  void brokenLaw() {
    Node program =
        Node.parse(
            "program:1(pool:2,submitter:1(invoke:1("
                + "fork-lifo:1(leaf:5,fork-fifo:2(leaf:3,leaf:4)))))");

    ProgramsRun run = smallest(program, "default", 30, "FORK_LIFO:UNCOUNTED");

    assertThat(run.describe())
        .contains("fork-lifo:")
        .containsPattern(
            "pool \\S+ at mark: PushesLaw: forks \\+ submissions = .*, but \\d+, \\d+");
  }

  @Test
  void hang() {
    Node program =
        Node.parse("program:1(pool:2,submitter:1(invoke:1(fork-fifo:1(leaf:5,cancel-race:5))))");

    ProgramsRun run = smallest(program, ProgramsRun.NO_AGENT, 2, "CANCEL_RACE:HANG");

    assertThat(run.describe())
        .contains("cancel-race:", "does not end", "io.fjprobe.dist.program.Tasks.disturb(");
  }
}
