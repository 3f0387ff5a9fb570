package io.fjprobe.bootstrap.counter;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import org.junit.jupiter.api.Test;

/** Each field that a worker counts in is a row of the table, and is added to its counter. */
class WorkerCountersTest {

  private static final long FORKS = 77;

  private static final class Worker extends WorkerCounters {
    @Override
    public long forks() {
      return FORKS;
    }
  }

  @Test
  void eachFieldIsAddedToTheCounterOfItsName() throws IllegalAccessException {
    for (Field field : EventFields.numbers(WorkerCounters.class)) {
      Worker worker = new Worker();
      field.setInt(worker, 5);
      Counts counts = new Counts();
      worker.addTo(counts);

      String row = field.getName().replaceAll("([A-Z])", "_$1").toUpperCase();
      assertThat(Counter.values())
          .as("Counter has to have a row %s, or WorkerCounters no field %s", row, field.getName())
          .extracting(Counter::name)
          .contains(row);
      assertThat(counts.get(Counter.valueOf(row)))
          .as("WorkerCounters.addTo has to have: counts.add(Counter.%s, %s);", row, field.getName())
          .isEqualTo(5);
    }
  }

  @Test
  void addsUpSeveral() {
    Worker worker = new Worker();
    worker.workerSteals = 3;
    worker.idle.begin(0);
    worker.idle.end(10);
    worker.joinHelpSteals = 1;
    worker.completerHelpSteals = 20;
    worker.quiesceHelpSteals = 300;
    Counts counts = new Counts();
    worker.addTo(counts);
    worker.addTo(counts);

    assertThat(counts.get(Counter.FORKS)).isEqualTo(2 * FORKS);
    assertThat(counts.get(Counter.WORKER_STEALS)).isEqualTo(6);
    assertThat(counts.get(Counter.IDLE_COUNT)).isEqualTo(2);
    assertThat(counts.get(Counter.HELP_STEALS)).isEqualTo(642);
    assertThat(counts.get(Counter.WORKERS)).isEqualTo(2);
    assertThat(worker.taken()).isEqualTo(324);
  }
}
