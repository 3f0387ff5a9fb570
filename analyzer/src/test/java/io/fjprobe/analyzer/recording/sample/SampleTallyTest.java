package io.fjprobe.analyzer.recording.sample;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.recording.stack.ApplicationCode;
import io.fjprobe.analyzer.recording.stack.SampleKind;
import io.fjprobe.analyzer.recording.stack.SampledStack;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SampleTallyTest {

  private static final String HELPER = "com.acme.common.Tax.of:3";
  private static final String ORDERS = "com.acme.shop.Orders.place:42";
  private static final String BILLS = "com.acme.bills.Bills.print:9";

  private static SampledStack work(String... lines) {
    return new SampledStack(
        SampleKind.TASK_WORK,
        false,
        false,
        String.join("\n", lines),
        false,
        false,
        false,
        null,
        null,
        null,
        null);
  }

  @Test
  void aLineIsCountedOnceHoweverManyCallIt() {
    SampleTally tally = new SampleTally();
    tally.add(work(HELPER, ORDERS));
    tally.add(work(HELPER, ORDERS));
    tally.add(work("net.strangers.Csv.next:8", HELPER, BILLS));
    tally.add(work(BILLS));
    tally.nameLines(ApplicationCode.ofProgram("com.acme.Main"));

    CodeLine helper = new CodeLine(SampleKind.TASK_WORK, HELPER, false);
    CodeLine bills = new CodeLine(SampleKind.TASK_WORK, BILLS, false);
    assertThat(tally.lines()).isEqualTo(Map.of(helper, 3L, bills, 1L));
    assertThat(tally.callers(helper)).isEqualTo(Map.of(ORDERS, 2L, BILLS, 1L));
    assertThat(tally.callers(bills)).isEmpty();
    assertThat(tally.ownInTasks()).isEqualTo(4);

    SampleTally both = new SampleTally();
    both.merge(tally);
    both.merge(tally);
    assertThat(both.callers(helper)).isEqualTo(Map.of(ORDERS, 4L, BILLS, 2L));
  }
}
