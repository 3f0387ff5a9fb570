package io.fjprobe.analyzer.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.GZIPInputStream;

/** A trace that is what the trace event format says, entry by entry, lane by lane. */
public final class Trace {

  private static final Map<String, List<String>> REQUIRED =
      Map.of(
          "M", List.of("args"),
          "X", List.of("ts", "dur", "cat"),
          "i", List.of("ts", "s"),
          "b", List.of("ts", "cat", "id"),
          "e", List.of("ts", "cat", "id"),
          "s", List.of("ts", "cat", "id"),
          "f", List.of("ts", "cat", "id", "bp"),
          "C", List.of("ts", "args"));

  private record Lane(int pid, long tid) {}

  private final List<JsonNode> entries = new ArrayList<>();

  private Trace(JsonNode document) {
    assertThat(document.fieldNames())
        .toIterable()
        .containsExactly("displayTimeUnit", "traceEvents");
    document.get("traceEvents").forEach(entries::add);
  }

  public static Trace read(Path file) throws IOException {
    Trace trace = new Trace(new JsonMapper().readTree(bytes(file)));
    trace.entries.forEach(Trace::checkFields);
    trace.checkLanes();
    trace.checkFlows();
    return trace;
  }

  private static byte[] bytes(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    return file.toString().endsWith(".gz")
        ? new GZIPInputStream(new ByteArrayInputStream(bytes)).readAllBytes()
        : bytes;
  }

  /** All entries of a kind, for example X. */
  public List<JsonNode> of(String phase) {
    return entries.stream().filter(e -> e.get("ph").asText().equals(phase)).toList();
  }

  /** The slices of a category. */
  public List<JsonNode> slices(String category) {
    return of("X").stream().filter(e -> e.get("cat").asText().equals(category)).toList();
  }

  private static void checkFields(JsonNode entry) {
    String phase = entry.get("ph").asText();
    assertThat(REQUIRED).containsKey(phase);
    assertThat(entry.get("name").isTextual()).isTrue();
    assertThat(entry.get("pid").isInt()).isTrue();
    assertThat(entry.get("tid").isIntegralNumber()).isTrue();
    REQUIRED.get(phase).forEach(field -> assertThat(entry.has(field)).as("%s", entry).isTrue());
    for (String time : List.of("ts", "dur")) {
      if (entry.has(time)) {
        assertThat(entry.get(time).isNumber() && entry.get(time).asDouble() >= 0)
            .as("%s", entry)
            .isTrue();
      }
    }
    if (phase.equals("C")) {
      entry.get("args").forEach(value -> assertThat(value.isNumber()).isTrue());
    }
  }

  private static BigDecimal time(JsonNode entry, String field) {
    return new BigDecimal(entry.get(field).asText());
  }

  /** Viewers drop slices of a lane that overlap without one being inside the other. */
  private void checkLanes() {
    Set<Lane> named = new HashSet<>();
    for (JsonNode entry : of("M")) {
      if (entry.get("name").asText().equals("thread_name")) {
        named.add(lane(entry));
      }
    }
    Map<Lane, List<JsonNode>> lanes = new LinkedHashMap<>();
    of("X").forEach(each -> lanes.computeIfAbsent(lane(each), k -> new ArrayList<>()).add(each));
    assertThat(named).containsAll(lanes.keySet());
    lanes.values().forEach(Trace::checkNesting);
  }

  private static Lane lane(JsonNode entry) {
    return new Lane(entry.get("pid").asInt(), entry.get("tid").asLong());
  }

  private static void checkNesting(List<JsonNode> lane) {
    lane.sort(
        Comparator.comparing((JsonNode each) -> time(each, "ts"))
            .thenComparing(each -> time(each, "dur").negate()));
    Deque<JsonNode> open = new ArrayDeque<>();
    for (JsonNode slice : lane) {
      while (!open.isEmpty() && end(open.peek()).compareTo(time(slice, "ts")) <= 0) {
        open.pop();
      }
      assertThat(open.isEmpty() || end(open.peek()).compareTo(end(slice)) >= 0)
          .as("%s in %s", slice, open.peek())
          .isTrue();
      open.push(slice);
    }
  }

  private static BigDecimal end(JsonNode slice) {
    return time(slice, "ts").add(time(slice, "dur"));
  }

  /** Each arrow has two ends, and each end a slice to stick to. */
  private void checkFlows() {
    Map<Long, JsonNode> starts = new LinkedHashMap<>();
    Set<String> sliceStarts = new HashSet<>();
    of("X").forEach(each -> sliceStarts.add(lane(each) + " " + time(each, "ts")));
    of("s").forEach(each -> assertThat(starts.put(each.get("id").asLong(), each)).isNull());
    for (JsonNode end : of("f")) {
      JsonNode start = starts.remove(end.get("id").asLong());
      assertThat(start).as("%s", end).isNotNull();
      assertThat(lane(start)).isNotEqualTo(lane(end));
      assertThat(sliceStarts)
          .contains(lane(start) + " " + time(start, "ts"), lane(end) + " " + time(end, "ts"));
    }
    assertThat(starts).isEmpty();
  }
}
