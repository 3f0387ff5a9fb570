package io.fjprobe.analyzer.record;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Which of the recordings of a run is that of the program.
 *
 * @param chosen null: none
 * @param problem why there is none; null otherwise
 * @param note what to tell the user; null: there was no choice
 */
record RecordingChoice(
    @Nullable LeftRecording chosen, @Nullable String problem, @Nullable String note) {

  /**
   * @param left that have something in them, the largest first
   * @param asked main class or jar that the user named; null: none
   * @param earlier that of the side's other runs; null: not known
   */
  static RecordingChoice of(
      List<LeftRecording> left, @Nullable String asked, @Nullable String earlier) {
    if (asked == null && left.size() == 1) {
      return new RecordingChoice(left.get(0), null, null);
    }
    String wanted = asked == null ? earlier : asked;
    List<LeftRecording> fitting =
        wanted == null ? left : left.stream().filter(each -> each.isOf(wanted)).toList();
    if (wanted != null && fitting.isEmpty()) {
      return none(missing(left, wanted, asked != null));
    }
    LeftRecording chosen = fitting.get(0);
    if (left.size() == 1) {
      return new RecordingChoice(chosen, null, null);
    }
    return new RecordingChoice(chosen, null, note(left, chosen, reason(fitting, asked, earlier)));
  }

  static RecordingChoice none(String problem) {
    return new RecordingChoice(null, problem, null);
  }

  private static String missing(List<LeftRecording> left, String wanted, boolean asked) {
    return "none of its recordings is of "
        + wanted
        + (asked ? ", which --main names" : ", which its other runs recorded")
        + "; there "
        + (left.size() == 1 ? "is " : "are ")
        + left.stream().map(LeftRecording::describe).collect(Collectors.joining(", "));
  }

  private static String reason(
      List<LeftRecording> fitting, @Nullable String asked, @Nullable String earlier) {
    String largest = fitting.size() > 1 ? "the largest " : "";
    if (asked != null) {
      return largest.isEmpty() ? "which --main names" : largest + "of those that --main names";
    }
    if (earlier != null) {
      return largest + (largest.isEmpty() ? "as in" : "of the program of") + " the runs before";
    }
    return "the largest; --main=CLASS chooses another";
  }

  @SuppressWarnings("ReferenceEquality") // this very object is meant
  private static String note(List<LeftRecording> left, LeftRecording chosen, String reason) {
    return left.size()
        + " JVMs left recordings; kept is that of "
        + chosen.describe()
        + ", "
        + reason
        + "; not kept: "
        + left.stream()
            .filter(each -> each != chosen)
            .map(LeftRecording::describe)
            .collect(Collectors.joining(", "));
  }
}
