package io.fjprobe.analyzer.finding;

import static io.fjprobe.analyzer.PoolFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.finding.idle.IdleWorkersFinding;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** How bad a finding may be, by how it is known and by how much of the time its pool took. */
class VerdictTest {

  private final PoolFixture fixture = new PoolFixture();

  private Diagnosis warn(KnownBy knownBy, boolean failure) {
    return new Always(knownBy, failure)
        .judge(new Finding.Subject(fixture.pool(), fixture.section(), 17, 4, true, MS));
  }

  @ParameterizedTest
  @EnumSource(KnownBy.class)
  void onlyWhatWasSeenOrSampledIsAWarning(KnownBy knownBy) {
    Diagnosis diagnosis = warn(knownBy, false);
    boolean enough = knownBy == KnownBy.SEEN || knownBy == KnownBy.SAMPLED;
    assertThat(diagnosis.severity()).isEqualTo(enough ? Severity.WARNING : Severity.INFO);
    assertThat(diagnosis.knownBy()).isEqualTo(knownBy);
  }

  @Test
  void aPoolThatLivedForAMomentIsNotFelt() {
    fixture.total = 4 * MS;
    assertThat(warn(KnownBy.SEEN, false).severity()).isEqualTo(Severity.OK);
    fixture.total = 40 * MS;
    assertThat(warn(KnownBy.SEEN, false).severity()).isEqualTo(Severity.INFO);
    assertThat(warn(KnownBy.SEEN, false).score()).isLessThan(30);
    assertThat(warn(KnownBy.SEEN, true).severity()).isEqualTo(Severity.WARNING);
  }

  @Test
  void whatIsNotRecordedIsKnownByNothing() {
    fixture.idle = null;
    Diagnosis diagnosis =
        new IdleWorkersFinding()
            .judge(new Finding.Subject(fixture.pool(), fixture.section(), 17, 4, true, MS));
    assertThat(diagnosis.knownBy()).isEqualTo(KnownBy.UNKNOWN);
  }

  private record Always(KnownBy knownBy, boolean failure) implements Finding {

    @Override
    public String id() {
      return "always";
    }

    @Override
    public KnownBy knownBy(Subject subject) {
      return knownBy;
    }

    @Override
    public boolean isFailure() {
      return failure;
    }

    @Override
    public Diagnosis judge(Subject subject) {
      return new Verdict(this, subject)
          .diagnosis(Severity.WARNING, 1, null, "always", "", List.of());
    }
  }
}
