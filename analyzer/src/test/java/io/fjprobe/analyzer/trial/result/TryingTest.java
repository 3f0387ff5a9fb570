package io.fjprobe.analyzer.trial.result;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.Accounting;
import io.fjprobe.analyzer.compare.measure.UnitOfWork;
import io.fjprobe.analyzer.compare.result.SpeedVerdict;
import io.fjprobe.analyzer.compare.side.Input;
import io.fjprobe.analyzer.documentation.DocumentationPage;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import io.fjprobe.analyzer.trial.Variant;
import io.fjprobe.analyzer.trial.Variant.Kind;
import java.net.URI;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Trials of stored recordings, each of which counts as several runs. */
class TryingTest {

  private static final Variant AS_IT_IS = variant(Kind.AS_IT_IS, "as it is");
  private static final Failure FAILURE = new Failure(1, "exit code 1", List.of("oh"));

  private static Variant variant(Kind kind, String label, String... sets) {
    return new Variant(kind, label, label, List.of(sets), List.of());
  }

  private static Input read(String name) throws Exception {
    String url =
        Objects.requireNonNull(TryingTest.class.getResource("/diagnosis/" + name + ".jfr.gz"))
            .toString();
    return read(Path.of(URI.create(url)));
  }

  /** Tasks of the common pool, which has two workers. */
  private static Input inCommonPool() throws Exception {
    return read(DocumentationPage.ROOT.resolve("docs/recordings/blocked.jfr.gz"));
  }

  private static Input read(Path file) throws Exception {
    Recording recording = new RecordingReader(Progress.NONE).read(file);
    Accounting accounting = new Accounting(null);
    return new Input(accounting.of(recording), accounting.iterationsOf(recording), null);
  }

  /** Returns a recording once for each round. */
  private static List<Input> inRounds(Input input, int rounds) {
    return IntStream.rangeClosed(1, rounds)
        .mapToObj(round -> new Input(input.account(), input.iterations(), round))
        .toList();
  }

  private static TrialRow row(Input base, Variant variant, Input next, int rounds) {
    List<Input> ofBase = inRounds(base, rounds);
    List<Trial> trials =
        new Trying(new Measured(AS_IT_IS, ofBase, ofBase, List.of()))
            .with(List.of(new Measured(variant, inRounds(next, rounds), ofBase, List.of())));
    assertThat(trials).hasSize(1);
    return trials.get(0).variants().get(0);
  }

  @Test
  void aVariantThatIsSlower() throws Exception {
    Input base = read("join-order-fifo-8");
    List<Input> ofBase = inRounds(base, 5);
    Measured jdk17 =
        new Measured(
            variant(Kind.JDK, "JDK 17"),
            inRounds(read("join-order-fifo-17"), 5),
            ofBase,
            List.of());
    Trial trial =
        new Trying(new Measured(AS_IT_IS, ofBase, ofBase, List.of())).with(List.of(jdk17)).get(0);
    assertThat(trial.workload()).isEqualTo("join-order fifo, parallelism 2");
    assertThat(trial.unitOfWork()).isEqualTo(UnitOfWork.OPERATION);
    assertThat(trial.asItIs().trial()).isNull();
    // docs/comparing.md shows these recordings: 122 ms and 767 ms per operation
    assertThat(Objects.requireNonNull(trial.asItIs().cost()).nanos()).isBetween(121e6, 123e6);
    TrialRow row = trial.variants().get(0);
    assertThat(Objects.requireNonNull(row.cost()).nanos()).isBetween(766e6, 768e6);
    TrialRow.Outcome outcome = Objects.requireNonNull(row.trial());
    assertThat(outcome.verdict()).isEqualTo(SpeedVerdict.SLOWER);
    assertThat(outcome.pairs()).isEqualTo(5);
    assertThat(Objects.requireNonNull(outcome.throughputRatio()).value()).isBetween(0.159, 0.161);
    assertThat(row.runs()).isEqualTo(5);
    assertThat(trial.isWhole()).isTrue();
  }

  @Test
  void cpuTimeIsThatOfTheIterations() throws Exception {
    Variant any = variant(Kind.JDK, "JDK 17");
    TrialRow row = row(inCommonPool(), any, inCommonPool(), 2);
    // summarize --json says 1.18 s for 15 operations
    assertThat(Objects.requireNonNull(row.cost()).cpuNanos()).isEqualTo(1.18e9 / 15);
    Input older = read("fib");
    assertThat(Objects.requireNonNull(row(older, any, older, 2).cost()).cpuNanos()).isNull();
  }

  @Test
  void fewRoundsAreNoPairs() throws Exception {
    Input base = read("join-order-fifo-17");
    TrialRow row = row(base, variant(Kind.JDK, "JDK 17"), read("join-order-fifo-17-again"), 1);
    TrialRow.Outcome outcome = Objects.requireNonNull(row.trial());
    assertThat(outcome.pairs()).isNull();
    assertThat(outcome.verdict()).isEqualTo(SpeedVerdict.NO_DIFFERENCE_SHOWN);
  }

  @Test
  void anotherWorkloadIsNotCompared() throws Exception {
    Input fib = read("fib");
    Input other = read("join-order-fifo-17");
    TrialRow row = row(other, variant(Kind.JDK, "JDK 25"), fib, 5);
    assertThat(Objects.requireNonNull(row.trial()).verdict()).isEqualTo(SpeedVerdict.REFUSED);
    assertThat(row.obstacles()).anyMatch(text -> text.contains("workload: "));
    assertThat(row.isWhole()).isFalse();
  }

  /** The user asked for it. */
  @Test
  void anotherModeIsComparedIfAnArgumentSetsIt() throws Exception {
    Input fifo = read("join-order-fifo-17");
    Input lifo = read("join-order-lifo-17");
    TrialRow refused = row(fifo, variant(Kind.JDK, "JDK 17"), lifo, 5);
    assertThat(refused.obstacles()).anyMatch(text -> text.contains("mode: "));
    TrialRow row = row(fifo, variant(Kind.ARGUMENT, "--mode=lifo", "--mode=lifo"), lifo, 5);
    assertThat(row.obstacles()).isEmpty();
    assertThat(Objects.requireNonNull(row.trial()).verdict()).isEqualTo(SpeedVerdict.FASTER);
    assertThat(row.remarks())
        .containsExactly("with another argument, an operation may be other work");
  }

  @Test
  void anOptionThatTheJvmDoesNotHaveHasNotBeenTried() throws Exception {
    Input input = read("fib");
    String arguments = Objects.requireNonNull(input.account().jvm().arguments());
    String there = arguments.trim().split("\\s+")[0];
    assertThat(row(input, variant(Kind.OPTION, there, there), input, 5).obstacles()).isEmpty();
    TrialRow row = row(input, variant(Kind.OPTION, "-Dno=1", "-Dno=1"), input, 5);
    assertThat(row.obstacles()).anyMatch(text -> text.contains("-Dno=1 is not what the JVM has"));
  }

  @Test
  void theCommonPoolHasTheParallelism() throws Exception {
    String option = "-Djava.util.concurrent.ForkJoinPool.common.parallelism=";
    Variant two = variant(Kind.PARALLELISM, "parallelism 2", option + "2");
    TrialRow row = row(inCommonPool(), two, inCommonPool(), 2);
    assertThat(row.obstacles()).isEmpty();
    assertThat(row.remarks()).isEmpty();
    Variant four = variant(Kind.PARALLELISM, "parallelism 4", option + "4");
    assertThat(row(inCommonPool(), four, inCommonPool(), 2).obstacles())
        .anyMatch(text -> text.contains("is not what the JVM has in the end"))
        .anyMatch(text -> text.contains("has a parallelism of 2 nevertheless"));
    Input own = read("fib");
    assertThat(row(own, four, own, 2).remarks()).anyMatch(t -> t.contains("no task ran in the"));
    Variant bundled = variant(Kind.PARALLELISM, "parallelism 4", option + "4", "--parallelism=4");
    assertThat(row(own, bundled, own, 2).remarks()).isEmpty();
  }

  @Test
  void failuresAreKept() throws Exception {
    List<Input> base = inRounds(read("fib"), 5);
    Measured failed =
        new Measured(
            variant(Kind.OPTION, "-Xbad", "-Xbad"),
            Collections.emptyList(),
            Collections.emptyList(),
            List.of(FAILURE));
    Trial trial =
        new Trying(new Measured(AS_IT_IS, base, base, List.of())).with(List.of(failed)).get(0);
    TrialRow row = trial.variants().get(0);
    assertThat(row.cost()).isNull();
    assertThat(row.trial()).isNull();
    assertThat(row.failures()).containsExactly(FAILURE);
    assertThat(row.obstacles()).isEmpty();
    assertThat(trial.isWhole()).isFalse();
  }
}
