import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fjprobe.workloads.fork.Interval;
import java.util.List;

/**
 * The same runs apart by how far from each other the CPUs were just before, which decides what it
 * costs to share a queue. Not paired: a round may have runs of both kinds.
 */
final class Distance {
  /** Nanoseconds: on machines of one socket 20 to 130 is common, between sockets 150 and more. */
  private static final double FAR = 150;

  private Distance() {}

  static String report(Series series, List<Variant> variants, ObjectNode json) {
    StringBuilder text =
        new StringBuilder(
            String.format(
                "%n%-22s%22s%28s%n",
                "wall time, ms (runs)", "CPUs within 150 ns", "further apart"));
    for (Variant variant : variants) {
      text.append(String.format("  %-20s", variant.name()));
      text.append(
          cell(
              series.all(variant.name()),
              false,
              json.withObject("/near/" + variant.name()),
              "%22s"));
      text.append(
          cell(
              series.all(variant.name()), true, json.withObject("/far/" + variant.name()), "%28s"));
      text.append('\n');
    }
    return text.toString();
  }

  private static String cell(List<Series.Times> runs, boolean far, ObjectNode json, String width) {
    double[] millis =
        runs.stream()
            .filter(run -> run.handover() >= FAR == far)
            .mapToDouble(run -> run.wall() / 1e6)
            .toArray();
    json.put("runs", millis.length);
    if (millis.length == 0) {
      return String.format(width, "-");
    }
    Interval interval = Interval.of(millis);
    json.putPOJO("wallMillis", interval.toJson());
    return String.format(
        width,
        String.format(
            "%.1f (%.1f..%.1f; %d)", interval.median, interval.low, interval.high, millis.length));
  }
}
