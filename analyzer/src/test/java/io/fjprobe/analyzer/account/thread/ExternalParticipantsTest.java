package io.fjprobe.analyzer.account.thread;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.time.TimeParts;
import io.fjprobe.analyzer.account.window.Index;
import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.sample.SampleKey;
import io.fjprobe.analyzer.recording.stack.SampleKind;
import io.fjprobe.analyzer.recording.stack.SampledStack;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExternalParticipantsTest {

  private final Facts facts = new Facts();

  private TimeParts parts() {
    Recording recording =
        new Recording(Path.of("x.jfr"), 0, 1_000, 1, new Timeline(List.of()), facts, List.of());
    return new ExternalParticipants(recording, new Index(facts), Window.whole(recording)).parts();
  }

  private void submits(ThreadKey thread) {
    facts
        .samples(new SampleKey(thread, Timeline.OUTSIDE, false))
        .add(
            new SampledStack(
                SampleKind.OUTSIDE_SUBMIT,
                false,
                false,
                null,
                false,
                false,
                false,
                null,
                null,
                null,
                null));
  }

  @Test
  void whoSubmitsIsACallerForAllOfTheTime() {
    submits(new ThreadKey(7, "main"));
    assertThat(parts().participants()).isEqualTo(1);
    assertThat(parts().totalNanos()).isEqualTo(1_000);
  }

  @Test
  void aSampleThatNamesNoThreadIsNoCaller() {
    submits(null);
    assertThat(parts()).isEqualTo(TimeParts.NONE);
  }
}
