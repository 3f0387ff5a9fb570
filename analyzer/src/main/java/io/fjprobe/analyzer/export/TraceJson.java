package io.fjprobe.analyzer.export;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import io.fjprobe.analyzer.text.Visible;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;

/** Writes single entries of the trace event format, which Perfetto and chrome://tracing read. */
final class TraceJson implements Closeable {

  private static final int NANOS_PER_MICRO = 1000;

  /** A name has at most this many characters. */
  private static final int LONGEST_NAME = 500;

  /** A text has at most this many characters. */
  private static final int LONGEST_TEXT = 32_000;

  private final JsonGenerator json;

  TraceJson(OutputStream out) throws IOException {
    json = new JsonFactory().createGenerator(out);
    json.writeStartObject();
    json.writeStringField("displayTimeUnit", "ns");
    json.writeArrayFieldStart("traceEvents");
  }

  /** Writes a name or place of a process or thread. */
  void metadata(String what, int pid, long tid, String key, Object value) throws IOException {
    start("M", what, pid, tid);
    json.writeObjectFieldStart("args");
    write(key, value);
    json.writeEndObject();
    json.writeEndObject();
  }

  /** Writes a span of time in a lane. */
  void slice(
      String name,
      String category,
      int pid,
      long tid,
      long nanos,
      long durationNanos,
      Map<String, Object> args)
      throws IOException {
    start("X", name, pid, tid);
    json.writeStringField("cat", category);
    time("ts", nanos);
    time("dur", durationNanos);
    args(args);
  }

  /** Writes a moment in a lane. */
  void instant(String name, int pid, long tid, long nanos, Map<String, Object> args)
      throws IOException {
    start("i", name, pid, tid);
    json.writeStringField("s", "t");
    time("ts", nanos);
    args(args);
  }

  /** Writes one end of a span that is in no lane of a thread. */
  void async(boolean begin, String name, long id, int pid, long nanos, Map<String, Object> args)
      throws IOException {
    start(begin ? "b" : "e", name, pid, 0);
    json.writeStringField("cat", "virtual threads");
    json.writeStringField("id", Long.toString(id));
    time("ts", nanos);
    args(args);
  }

  /** Writes one end of an arrow; it sticks to the slice around it. */
  void flow(boolean begin, String name, long id, int pid, long tid, long nanos) throws IOException {
    start(begin ? "s" : "f", name, pid, tid);
    json.writeStringField("cat", "steal");
    json.writeNumberField("id", id);
    if (!begin) {
      json.writeStringField("bp", "e");
    }
    time("ts", nanos);
    json.writeEndObject();
  }

  void counter(String name, int pid, long nanos, Map<String, Object> values) throws IOException {
    start("C", name, pid, 0);
    time("ts", nanos);
    args(values);
  }

  private void start(String phase, String name, int pid, long tid) throws IOException {
    json.writeStartObject();
    json.writeStringField("ph", phase);
    json.writeStringField("name", Visible.of(Visible.cut(name, LONGEST_NAME)));
    json.writeNumberField("pid", pid);
    json.writeNumberField("tid", tid);
  }

  /**
   * Writes a time in microseconds, as the format wants it. These are digits instead of a double,
   * which would round.
   */
  private void time(String field, long nanos) throws IOException {
    json.writeFieldName(field);
    json.writeNumber(
        nanos / NANOS_PER_MICRO
            + "."
            + Integer.toString((int) (nanos % NANOS_PER_MICRO) + NANOS_PER_MICRO).substring(1));
  }

  private void args(Map<String, Object> args) throws IOException {
    if (!args.isEmpty()) {
      json.writeObjectFieldStart("args");
      for (Map.Entry<String, Object> entry : args.entrySet()) {
        write(entry.getKey(), entry.getValue());
      }
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  private void write(String name, Object value) throws IOException {
    json.writeFieldName(Visible.of(name));
    if (value instanceof Long number) {
      json.writeNumber(number);
    } else if (value instanceof Double number && Double.isFinite(number)) {
      json.writeNumber(number);
    } else if (value instanceof Double) {
      json.writeNull();
    } else if (value instanceof Boolean flag) {
      json.writeBoolean(flag);
    } else {
      json.writeString(Visible.of(Visible.cut(value.toString(), LONGEST_TEXT)));
    }
  }

  /** Ends the document. */
  @Override
  public void close() throws IOException {
    if (!json.isClosed()) {
      json.writeEndArray();
      json.writeEndObject();
    }
    json.close();
  }
}
