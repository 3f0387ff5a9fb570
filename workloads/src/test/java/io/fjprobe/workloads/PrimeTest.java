package io.fjprobe.workloads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.figures.Tallied;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.plan.PlanOf;
import io.fjprobe.workloads.task.Divisors;
import io.fjprobe.workloads.task.Ranges;
import io.fjprobe.workloads.task.TrialDivision;
import java.math.BigInteger;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PrimeTest {
  private static final String PRIME = "--number=1000000000039";

  /** 999979 times 999983. */
  private static final String SEMIPRIME = "--number=999962000357";

  private final ForkJoinPool pool = new ForkJoinPool(2);

  @AfterEach
  void end() {
    pool.shutdown();
  }

  private Tally run(String... options) {
    Tally tally = new Tally();
    Prepared.operation("prime", options).run(pool, tally);
    return tally;
  }

  @ParameterizedTest
  @ValueSource(strings = {"fj", "stream", "es", "seq"})
  void dividesByEachCandidateAndTellsPrimesFromOthers(String implementation) {
    for (String leaves : List.of("--leaves=1", "--leaves=7", "--leaves=64")) {
      Tally prime = run(PRIME, leaves, "--arith=long", "--impl=" + implementation);
      assertThat(Tallied.extra(prime, "divisions")).isEqualTo(999_999);
      assertThat(Tallied.extra(prime, "answersPrime")).isEqualTo(1);
      Tally other = run(SEMIPRIME, leaves, "--arith=long", "--impl=" + implementation);
      assertThat(Tallied.extra(other, "divisions")).isEqualTo(999_979);
      assertThat(Tallied.extra(other, "answersPrime")).isZero();
      assertThat(Tallied.extra(other, "wrongAnswer")).isNull();
    }
  }

  @Test
  void countsTheSameDivisorsByBothArithmetics() {
    assertThat(TrialDivision.primitive(1_000_000, 2, 1_001).divisors()).isEqualTo(24);
    assertThat(TrialDivision.big(BigInteger.valueOf(1_000_000), 2, 1_001).divisors()).isEqualTo(24);
    assertThat(new Divisors(1_000_000).within(new long[] {2, 1_001})).isEqualTo(24);
    run("--number=1000000", "--arith=big");
  }

  @ParameterizedTest
  @CsvSource({
    "fj, 2, 999962000357, 0",
    "fj, 4, 999962000357, 1",
    "fj, 8, 999962000357, 1",
    "fj, 16, 1000000000039, 1",
    "stream, 8, 1000000000039, 0",
    "stream, 8, 999962000357, 0",
    "es, 8, 1000000000039, 1",
    "es, 8, 999962000357, 0",
    "seq, 8, 999962000357, 0",
  })
  void answersAsThePublishedCode(String impl, int leaves, long number, long answer) {
    Tally tally =
        run(
            "--as-published",
            "--stream-pool=own",
            "--impl=" + impl,
            "--leaves=" + leaves,
            "--number=" + number,
            "--arith=long");
    assertThat(Tallied.extra(tally, "answersPrime")).isEqualTo(answer);
    boolean right = (answer == 1) == Divisors.isPrime(number);
    assertThat(Tallied.extra(tally, "wrongAnswer")).isEqualTo(right ? null : Long.valueOf(1));
  }

  /** What the exact arithmetic says of the published number and 32 threads. */
  @Test
  void partsAsPublishedAreOneTooManyOrEndTooEarly() {
    List<long[]> executor = published("es");
    assertThat(executor).hasSize(33);
    assertThat(executor.get(32)[1] - 1 - 1_237_211_408L).isEqualTo(38_662_842L);
    List<long[]> stream = published("stream");
    assertThat(stream).hasSize(32);
    assertThat(1_237_211_408L - (stream.get(31)[1] - 1)).isEqualTo(14);
    List<long[]> tree = published("fj");
    assertThat(tree).hasSize(32);
    assertThat(Ranges.numbers(tree)).isEqualTo(1_237_211_407L);
  }

  private static List<long[]> published(String impl) {
    Values values =
        PlanOf.values(
                Prepared.workload("prime"),
                "--as-published",
                "--stream-pool=own",
                "--impl=" + impl,
                "--leaves=32",
                "--number=1530692068127007263")
            .get(0);
    return PrimeParts.ranges(values);
  }

  @Test
  void noticesAPoolThatRunsNothing() {
    assertThatThrownBy(
            () ->
                Prepared.operation("prime", PRIME).run(new CheatingPool(task -> null), new Tally()))
        .isInstanceOf(CheckFailure.class)
        .hasMessage("part 0 ran 0 times");
  }

  @Test
  void noticesDivisionsThatWereLeftOut() {
    PrimeParts parts = parts(101, PrimeAnswer.RIGHT);
    assertThatThrownBy(() -> parts.check(TrialDivision.primitive(101, 2, 5), new Tally()))
        .isInstanceOf(CheckFailure.class)
        .hasMessage("the number of divisions is 3, expected 9");
  }

  @Test
  void noticesADivisorTooMany() {
    PrimeParts parts = parts(101, PrimeAnswer.RIGHT);
    assertThatThrownBy(() -> parts.check(TrialDivision.primitive(100, 2, 11), new Tally()))
        .isInstanceOf(CheckFailure.class)
        .hasMessage("the number of divisors is 4, expected 0");
  }

  /** The divisor of the first part is lost one level deeper than it should be. */
  @Test
  void noticesAnAnswerThatIsNotAsPublishedEither() {
    List<long[]> ranges = List.of(new long[] {2, 3}, new long[] {3, 5});
    PrimeParts parts = new PrimeParts(101, false, ranges, PrimeAnswer.LOST);
    TrialDivision right = parts.merge(parts.run(0), parts.run(1));
    assertThat(parts.check(right, new Tally())).isZero();
    PrimeParts others = new PrimeParts(10, false, ranges, PrimeAnswer.LOST);
    TrialDivision deeper = others.merge(others.merge(others.run(0), empty()), others.run(1));
    assertThatThrownBy(() -> others.check(deeper, new Tally()))
        .isInstanceOf(CheckFailure.class)
        .hasMessage("the answer (1: prime) is 1, expected 0");
  }

  private static TrialDivision empty() {
    return TrialDivision.primitive(101, 2, 2);
  }

  private static PrimeParts parts(long number, PrimeAnswer answer) {
    List<long[]> ranges = Ranges.equal(2, Divisors.squareRoot(number) + 1, 1);
    return new PrimeParts(number, false, ranges, answer);
  }

  @ParameterizedTest
  @CsvSource({
    "9, 3",
    "15, 3",
    "16, 4",
    "1530692068127007263, 1237211408",
    "9223372036854775807, 3037000499"
  })
  void takesTheSquareRoot(long number, long root) {
    assertThat(Divisors.squareRoot(number)).isEqualTo(root);
  }

  @Test
  void defaultIsAPrimeWhosePartsAreEqual() {
    long number = Prepared.values("prime").number("number");
    assertThat(Divisors.isPrime(number)).isTrue();
    assertThat(Divisors.isPrime(1_530_692_068_127_007_263L)).isTrue();
    assertThat(Divisors.squareRoot(number)).isEqualTo(10_000_000);
  }
}
