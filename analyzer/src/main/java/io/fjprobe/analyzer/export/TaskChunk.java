package io.fjprobe.analyzer.export;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmc.flightrecorder.writer.api.Recording;
import org.openjdk.jmc.flightrecorder.writer.api.Recordings;
import org.openjdk.jmc.flightrecorder.writer.api.Type;
import org.openjdk.jmc.flightrecorder.writer.api.TypeStructureBuilder;
import org.openjdk.jmc.flightrecorder.writer.api.TypedValue;
import org.openjdk.jmc.flightrecorder.writer.api.Types;

/**
 * A chunk of a recording with an event for each task. Its ticks are nanoseconds.
 *
 * <p>Fields stand in the order that the JDK's own reader expects: start, duration, thread.
 */
final class TaskChunk {

  static final String EVENT = "fjprobe.TaskRun";

  private static final String TICKS = "TICKS";

  /** The chunk begins at this tick, since JMC's writer puts its own clock in place of 0. */
  private static final long START_TICKS = 1;

  private final Recording recording;
  private final Type event;
  private final Type label;
  private final Type description;
  private final long startNanos;
  private final Map<String, TypedValue> threads = new HashMap<>();
  private final Map<String, TypedValue> classes = new HashMap<>();

  private TaskChunk(Recording recording, long startNanos) {
    this.recording = recording;
    this.startNanos = startNanos;
    label = annotation("jdk.jfr.Label");
    description = annotation("jdk.jfr.Description");
    Type category =
        recording.registerAnnotationType(
            "jdk.jfr.Category",
            type -> type.addField("value", Types.Builtin.STRING, field -> field.asArray()));
    event =
        recording.registerType(
            EVENT,
            "jdk.jfr.Event",
            type -> {
              type.addAnnotation(label, "Task Run");
              type.addAnnotation(description, "One run of a task; written by analyzer export");
              type.addAnnotation(
                  category, v -> v.putField("value", new String[] {"Fork/Join", "Task"}));
              fields(type);
            });
  }

  private Type annotation(String name) {
    return recording.registerAnnotationType(
        name, type -> type.addField("value", Types.Builtin.STRING));
  }

  private void fields(TypeStructureBuilder type) {
    type.addField(
        "startTime",
        Types.Builtin.LONG,
        f ->
            f.addAnnotation(label, "Start Time")
                .addAnnotation(Types.JDK.ANNOTATION_TIMESTAMP, TICKS));
    type.addField(
        "duration",
        Types.Builtin.LONG,
        f ->
            f.addAnnotation(label, "Duration").addAnnotation(Types.JDK.ANNOTATION_TIMESPAN, TICKS));
    add(type, "eventThread", Types.JDK.THREAD, "Event Thread", "The worker that ran it");
    add(type, "poolId", Types.Builtin.INT, "Pool", "Pool of the task's queue and of the worker");
    add(type, "workerIndex", Types.Builtin.INT, "Worker Index", "Index of the worker that ran it");
    add(type, "taskClass", Types.JDK.CLASS, "Task Class", "Class of the task");
    add(
        type,
        "origin",
        Types.Builtin.STRING,
        "Origin",
        "Popped, joined (popped inside another task), stolen, submitted, or invoked (not from a"
            + " queue)");
    add(type, "taskId", Types.Builtin.LONG, "Task Id", "");
    add(
        type,
        "parentId",
        Types.Builtin.LONG,
        "Parent Id",
        "Id of the task that forked, submitted or invoked it; 0: none");
    add(
        type,
        "depth",
        Types.Builtin.INT,
        "Depth",
        "Depth in the tree of tasks; 0 if there is no parent");
  }

  private void add(
      TypeStructureBuilder type, String name, Types.Predefined of, String title, String about) {
    type.addField(
        name,
        of,
        field -> {
          field.addAnnotation(label, title);
          if (!about.isEmpty()) {
            field.addAnnotation(description, about);
          }
        });
  }

  /**
   * Writes events in the order in which they end: in any other order, JMC doubles and loses some of
   * those that end in the same nanosecond.
   *
   * @param tasks one at least
   * @param out is not closed
   */
  static void write(List<RecordedTask> tasks, OutputStream out) throws IOException {
    long start = tasks.stream().mapToLong(RecordedTask::startNanos).min().orElseThrow();
    long end = tasks.stream().mapToLong(RecordedTask::endNanos).max().orElseThrow();
    try (Recording recording =
        Recordings.newRecording(
            new Unclosed(out),
            settings ->
                settings
                    .withTimestamp(start)
                    .withStartTicks(START_TICKS)
                    .withDuration(end - start)
                    .withJdkTypeInitialization())) {
      TaskChunk chunk = new TaskChunk(recording, start);
      tasks.stream()
          .sorted(Comparator.comparingLong(RecordedTask::endNanos))
          .forEachOrdered(chunk::add);
    }
  }

  private void add(RecordedTask each) {
    TypedValue thread = threads.computeIfAbsent(each.worker(), this::thread);
    TypedValue taskClass = classes.computeIfAbsent(each.task().taskClass(), this::taskClass);
    recording.writeEvent(
        event.asValue(
            v ->
                v.putField("startTime", START_TICKS + each.startNanos() - startNanos)
                    .putField("duration", each.task().nanos())
                    .putField("eventThread", thread)
                    .putField("poolId", (int) each.poolId())
                    .putField("workerIndex", (int) each.workerIndex())
                    .putField("taskClass", taskClass)
                    .putField("origin", each.task().origin())
                    .putField("taskId", each.task().taskId())
                    .putField("parentId", each.task().parentId())
                    .putField("depth", (int) each.task().depth())));
  }

  private TypedValue thread(String name) {
    Type type = recording.getType(Types.JDK.THREAD);
    return name.isEmpty()
        ? type.nullValue()
        : type.asValue(v -> v.putField("javaName", name).putField("osName", name));
  }

  private TypedValue taskClass(String name) {
    return recording
        .getType(Types.JDK.CLASS)
        .asValue(v -> v.putField("name", s -> s.putField("string", name.replace('.', '/'))));
  }

  private static final class Unclosed extends FilterOutputStream {

    Unclosed(OutputStream out) {
      super(out);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      out.write(bytes, offset, length);
    }

    @Override
    public void close() throws IOException {
      flush();
    }
  }
}
