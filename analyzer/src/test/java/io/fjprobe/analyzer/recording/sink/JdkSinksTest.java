package io.fjprobe.analyzer.recording.sink;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.ParsedValues;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.machine.CpuLoads;
import io.fjprobe.analyzer.recording.sink.list.Sinks;
import io.fjprobe.analyzer.recording.tally.BlockKey;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmc.common.IMCThread;
import org.openjdk.jmc.common.IMCThreadGroup;
import org.openjdk.jmc.common.unit.UnitLookup;
import org.openjdk.jmc.flightrecorder.parser.ValueField;

/** Sinks of events that a test can't make happen, fed by hand. */
class JdkSinksTest {

  private final Facts facts = new Facts();

  private Sink sink(String type, String... fields) {
    List<ValueField> structure = new ArrayList<>();
    for (String field : fields) {
      structure.add(new ValueField(field, field, "", UnitLookup.UNKNOWN));
    }
    Timeline timeline = new Timeline(List.of(new Timeline.Span(100, 200)));
    return Sinks.of(type).make(Fields.of(structure), new ChunkFold(facts, timeline));
  }

  private static EventValues event(Object... values) {
    return new ParsedValues().of(values);
  }

  @Test
  void lostDataAddsUpOverChunks() {
    Sink sink = sink("jdk.DataLoss", "amount", "total");
    sink.addEvent(event(UnitLookup.BYTE.quantity(10), UnitLookup.BYTE.quantity(10)));
    sink.addEvent(event(UnitLookup.BYTE.quantity(5), UnitLookup.BYTE.quantity(15)));
    Facts both = new Facts();
    both.merge(facts);
    both.merge(facts);
    assertThat(both.lostBytes()).isEqualTo(30);
  }

  @Test
  void pausesOfTheCollectorBelongToTheSegmentTheyEndIn() {
    sink("jdk.GCPhasePause", "startTime", "duration")
        .addEvent(event(UnitLookup.EPOCH_NS.quantity(90), UnitLookup.NANOSECOND.quantity(20)));
    assertThat(facts.machine().get(0).gcPauses().total()).isEqualTo(20);
    assertThat(facts.machine().get(0).gcPauses().count()).isEqualTo(1);
  }

  @Test
  void virtualThreadsThatSleepAreNotKept() {
    Sink sink = sink("jdk.ThreadSleep", "startTime", "duration", "eventThread");
    for (long i = 1; i <= 100; i++) {
      sink.addEvent(
          event(
              UnitLookup.EPOCH_NS.quantity(90),
              UnitLookup.NANOSECOND.quantity(20),
              thread(i, i == 7 ? "main" : "VirtualThreads")));
    }
    assertThat(facts.blocking().keySet())
        .extracting(BlockKey::thread)
        .containsExactly(new ThreadKey(7, "t7"));
  }

  private static IMCThread thread(long id, String group) {
    return new IMCThread() {
      @Override
      public Long getThreadId() {
        return id;
      }

      @Override
      public String getThreadName() {
        return "t" + id;
      }

      @Override
      public IMCThreadGroup getThreadGroup() {
        return new IMCThreadGroup() {
          @Override
          public String getName() {
            return group;
          }

          @Override
          public IMCThreadGroup getParent() {
            return null;
          }
        };
      }
    };
  }

  @Test
  void loadOfTheMachineAndOfTheJvm() {
    sink("jdk.CPULoad", "startTime", "jvmUser", "jvmSystem", "machineTotal")
        .addEvent(
            event(
                UnitLookup.EPOCH_NS.quantity(150),
                UnitLookup.PERCENT_UNITY.quantity(0.25),
                UnitLookup.PERCENT_UNITY.quantity(0.125),
                UnitLookup.PERCENT_UNITY.quantity(0.75)));
    List<Double> seen = new ArrayList<>();
    for (CpuLoads loads : List.of(facts.machineLoads(), facts.jvmLoads())) {
      loads.forEach(
          100L,
          50,
          new CpuLoads.Visitor() {
            @Override
            public void visit(long startNanos, long endNanos, double load) {
              assertThat(startNanos).isEqualTo(100);
              assertThat(endNanos).isEqualTo(150);
              seen.add(load);
            }

            @Override
            public void visitUnknown(long startNanos, long endNanos) {
              throw new AssertionError("born is known");
            }
          });
    }
    assertThat(seen).containsExactly(0.75, 0.375);
  }
}
