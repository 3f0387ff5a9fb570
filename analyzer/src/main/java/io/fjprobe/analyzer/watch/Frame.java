package io.fjprobe.analyzer.watch;

import io.fjprobe.analyzer.watch.screen.Choice;
import io.fjprobe.analyzer.watch.screen.FindingHistory;
import io.fjprobe.analyzer.watch.screen.Screen;
import io.fjprobe.analyzer.watch.screen.Seen;
import io.fjprobe.analyzer.watch.screen.Title;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jspecify.annotations.Nullable;

/**
 * What is to be seen until the next refresh.
 *
 * @param seen null: nothing
 * @param why nothing is seen
 * @param nanos of the clock of the findings
 */
public record Frame(
    @Nullable Seen seen, List<FindingHistory.Row> findings, Title title, String why, long nanos) {

  List<AttributedString> lines(Screen screen, Choice choice) {
    return seen == null
        ? screen.empty(title, why)
        : screen.of(seen, findings, choice, title, nanos);
  }

  int pools() {
    return seen == null ? 0 : seen.pools();
  }
}
