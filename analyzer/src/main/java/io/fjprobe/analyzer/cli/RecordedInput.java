package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.account.Accounting;
import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.compare.side.Input;
import io.fjprobe.analyzer.recording.Recording;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Makes of a recording what is compared. */
record RecordedInput(Accounting accounting, Consumer<String> say) {

  /** Returns null if there is nothing of the agent in the recording, which is said. */
  @Nullable Input of(Recording recording, @Nullable Integer round) {
    recording
        .problems()
        .forEach(problem -> say.accept("warning: " + recording.file() + ": " + problem));
    RecordingAccount account = accounting.of(recording);
    if (!account.hasProbeEvents()) {
      say.accept(NothingOfOurs.message(account));
      return null;
    }
    return new Input(account, accounting.iterationsOf(recording), round);
  }
}
