package io.fjprobe.analyzer.recording.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

/** By hand, from the format in agent/events.txt; of real recordings see TaskBatchIT. */
class TaskBatchTest {

  private static String digits(int... values) {
    StringBuilder text = new StringBuilder();
    for (int value : values) {
      text.append((char) value);
    }
    return text.toString();
  }

  @Test
  void numbersAreInDigitsOfSixBits() {
    // class 1, stolen; id -1; parent 64 before it; depth 3; start 1000; 64 ns
    String first = digits(8 + 2, 1, 64 + 1, 2, 3, 64 + 16, 31, 64, 1);
    // class 0, popped; id +1; no parent; depth 0; start -3; 5 ns
    String second = digits(0, 2, 0, 0, 5, 5);
    TaskBatch batch =
        new TaskBatch(2, "app.A app.B$$Lambda/0x7f00.x   ", 10_000, 500, first + second + "   ");
    assertThat(batch.next())
        .isEqualTo(new TaskBatch.Task("app.B$$Lambda", "stolen", 499, 435, 3, 11_000, 64));
    assertThat(batch.hasNext()).isTrue();
    assertThat(batch.next()).isEqualTo(new TaskBatch.Task("app.A", "popped", 501, 0, 0, 9_997, 5));
    assertThat(batch.hasNext()).isFalse();
    assertThatThrownBy(batch::next).isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void dataThatEndsEarlyHasFewerTasks() {
    TaskBatch batch = new TaskBatch(2, "app.A", 0, 0, digits(0, 0, 0, 0, 0, 0));
    batch.next();
    assertThat(batch.hasNext()).isFalse();
  }
}
