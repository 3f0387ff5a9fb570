package io.fjprobe.analyzer.account;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.JoinOrderScenario;
import io.fjprobe.analyzer.account.blocking.JoinAccount;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.queue.PairRow;
import io.fjprobe.analyzer.account.queue.StealAccount;
import io.fjprobe.analyzer.account.time.WorkerTime;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From events to the account, through a real recording. */
class JoinOrderAccountTest {

  private static final long MS = 1_000_000;

  @TempDir private static Path directory;
  private static RecordingAccount account;

  @BeforeAll
  static void account() throws Exception {
    Path file = JoinOrderScenario.record(directory.resolve("join-order.jfr"));
    account = new Accounting(null).of(new RecordingReader(Progress.NONE).read(file));
  }

  private static SectionAccount section() {
    assertThat(account.sections()).hasSize(1);
    return account.sections().get(0);
  }

  private static PoolAccount pool() {
    assertThat(section().pools()).hasSize(1);
    return section().pools().get(0);
  }

  @Test
  void poolsOfIterationsAreOneGroup() {
    assertThat(pool().name()).isEqualTo("join-order");
    assertThat(pool().identity().ids()).containsExactly(1, 2, 3);
    assertThat(pool().identity().asyncMode()).isTrue();
  }

  @Test
  void onlyMeasuredIterationsCount() {
    assertThat(section().period().operations().iterations()).isEqualTo(2);
    assertThat(section().period().operations().count()).isEqualTo(20);
    assertThat(pool().counts().count(PoolCounter.FORKS)).isEqualTo(2_000);
    assertThat(pool().counts().counters().get(PoolCounter.FORKS).perOperation()).isEqualTo(100);
    assertThat(pool().events().joins().all().count()).isEqualTo(16);
    assertThat(pool().events().steals().sampling().events()).isEqualTo(16);
    assertThat(pool().events().workerStarts()).containsEntry("signal", 4L);
  }

  @Test
  void workerTimeAddsUp() {
    WorkerTime time = pool().times().time();
    assertThat(time.workers()).isEqualTo(4);
    assertThat(time.totalNanos()).isEqualTo(400 * MS);
    assertThat(time.measured().joinBlockedNanos()).isEqualTo(160 * MS);
    assertThat(time.measured().idleNanos()).isEqualTo(40 * MS);
    assertThat(time.runningNanos()).isEqualTo(200 * MS);
    assertThat(time.measured().helpNanos()).isEqualTo(32 * MS);
  }

  @Test
  void whatTheAgentCouldNotCountIsNull() {
    assertThat(pool().counts().count(PoolCounter.QUIESCE_HELP_STEALS)).isNull();
    assertThat(pool().counts().count(PoolCounter.REFUSALS)).isZero();
    assertThat(account.basis().notRecorded()).anyMatch(line -> line.contains("quiesceHelpSteals"));
  }

  @Test
  void joinsAreSplitByOwnWorkAndHaveTheirLine() {
    JoinAccount joins = pool().events().joins();
    assertThat(joins.ownWork().count()).isEqualTo(8);
    assertThat(joins.ownWork().totalNanos()).isEqualTo(40 * MS);
    assertThat(joins.rows().byLine().get(0).name()).contains(":");
    assertThat(joins.rows().byTaskClass().get(0).name())
        .isEqualTo(JoinOrderScenario.class.getName());
    assertThat(joins.rows().byCompensation()).hasSize(2);
  }

  @Test
  void sampledStealsAreScaled() {
    StealAccount steals = pool().events().steals();
    assertThat(steals.sampling().sampled()).isTrue();
    assertThat(steals.sampling().tasks()).isEqualTo(160);
    assertThat(steals.sampling().maxInterval()).isEqualTo(10);
    assertThat(steals.pairs()).containsExactly(new PairRow(1, 3, 160, 1));
    assertThat(account.basis().sampled()).singleElement().asString().contains("up to 10 tasks");
  }

  @Test
  void theJvmIsNamed() {
    assertThat(account.jvm().feature()).isEqualTo(Runtime.version().feature());
    assertThat(account.agent().level()).isEqualTo("default");
  }

  @Test
  void onePoolCanBeAskedFor() throws Exception {
    Path file = directory.resolve("join-order.jfr");
    var recording = new RecordingReader(Progress.NONE).read(file);
    assertThat(new Accounting("join-order").of(recording).sections().get(0).pools()).hasSize(1);
    assertThat(new Accounting("2").of(recording).sections().get(0).pools()).hasSize(1);
    assertThat(new Accounting("4").of(recording).sections().get(0).pools()).isEmpty();
    assertThat(Accounting.poolsOf(recording)).containsExactly("1 join-order");
  }
}
