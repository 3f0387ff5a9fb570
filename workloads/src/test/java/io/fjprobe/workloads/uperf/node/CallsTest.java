package io.fjprobe.workloads.uperf.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.uperf.message.Message;
import io.fjprobe.workloads.uperf.round.Count;
import io.fjprobe.workloads.uperf.round.Counts;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Loss and duplication by a clock of the test. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class CallsTest {
  private static final long MILLIS = 1_000_000;

  private final Counts counts = new Counts();
  private final Calls calls = new Calls(counts);

  private Call open(long now) {
    return calls.open(1, Message.get(calls.newId(), 0), now);
  }

  private static Message reply(Call call) {
    return Message.value(call.request, new byte[0]);
  }

  @Test
  void aSecondReplyIsADuplicateAndChangesNothing() {
    Call call = open(0);
    Message first = reply(call);
    calls.answered(first);
    calls.answered(reply(call));
    assertThat(call.await(false)).isSameAs(first);
    assertThat(counts.get(Count.DUPLICATES)).isEqualTo(1);
    assertThat(counts.get(Count.CALLS)).isEqualTo(1);
  }

  @Test
  void repeatsAtDoublingIntervalsAndThenGivesUp() {
    Call call = open(0);
    Call answered = open(0);
    calls.answered(reply(answered));
    long due = 0;
    for (int repetition = 0; repetition < Calls.MAX_REPETITIONS; repetition++) {
      due += (200L << repetition) * MILLIS;
      assertThat(calls.overdue(due - 1)).as("before %d", due).isEmpty();
      assertThat(calls.overdue(due)).containsExactly(call);
    }
    assertThat(due).isEqualTo(12_600 * MILLIS);
    assertThat(calls.overdue(25_400 * MILLIS - 1)).isEmpty();
    assertThat(calls.describeOutstanding(2)).isEqualTo("1 replies of node 2");
    assertThat(calls.overdue(25_400 * MILLIS)).isEmpty();
    assertThat(call.await(false)).as("lost").isNull();
    assertThat(call.await(true)).as("lost, in a monitor").isNull();
    assertThat(counts.get(Count.RETRANSMISSIONS)).isEqualTo(6);
    assertThat(calls.describeOutstanding(2)).isEqualTo("no reply");
  }

  @Test
  void aReplyAfterTheEndIsADuplicateToo() {
    Call call = open(0);
    for (long now = 0; calls.describeOutstanding(2).startsWith("1"); now += 1_000 * MILLIS) {
      calls.overdue(now);
    }
    calls.answered(reply(call));
    assertThat(call.await(false)).isNull();
    assertThat(counts.get(Count.DUPLICATES)).isEqualTo(1);
  }

  @Test
  void theTimerMayWrapAround() {
    Call call = open(Long.MAX_VALUE);
    assertThat(calls.overdue(Long.MAX_VALUE + 199 * MILLIS)).isEmpty();
    assertThat(calls.overdue(Long.MAX_VALUE + 200 * MILLIS)).isEqualTo(List.of(call));
  }

  @Test
  void afterAFailureEveryCallFails() {
    Call before = open(0);
    CheckFailure cause = new CheckFailure("seeded");
    calls.failAll(cause);
    Call after = open(0);
    for (Call call : List.of(before, after)) {
      assertThatThrownBy(() -> call.await(false)).hasCause(cause);
    }
  }
}
