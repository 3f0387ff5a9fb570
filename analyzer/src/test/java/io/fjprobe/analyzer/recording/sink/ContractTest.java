package io.fjprobe.analyzer.recording.sink;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.sink.list.Sinks;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import io.fjprobe.testing.Contract;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What the sinks read is what agent/events.txt promises. */
class ContractTest {

  private static final Set<String> OF_EVERY_EVENT =
      Set.of("startTime", "duration", "eventThread", "stackTrace");

  /** Totals of the first are in WorkerStatistics; the other one is read by scale alone. */
  private static final Set<String> UNREAD = Set.of("fjprobe.WorkerIdle", "fjprobe.TaskGraph");

  @Test
  void everyFieldThatASinkReadsIsInTheContract() {
    Sinks.OF_PROBE.forEach(
        (event, maker) -> {
          Set<String> promised = new TreeSet<>(OF_EVERY_EVENT);
          promised.addAll(Contract.events().getOrDefault(event, Map.of()).keySet());
          assertThat(asked(maker)).as(event).isNotEmpty().isSubsetOf(promised);
        });
  }

  @Test
  void everyEventOfTheContractHasASink() {
    Set<String> expected = new TreeSet<>(Contract.events().keySet());
    expected.removeAll(UNREAD);
    assertThat(Sinks.OF_PROBE.keySet()).containsExactlyInAnyOrderElementsOf(expected);
  }

  private static Set<String> asked(Sink.Maker maker) {
    Fields fields = new Fields(List.of(), index -> false);
    maker.make(fields, new ChunkFold(new Facts(), new Timeline(List.of())));
    return fields.asked();
  }
}
