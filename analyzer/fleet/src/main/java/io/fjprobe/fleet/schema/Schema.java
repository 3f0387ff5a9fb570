package io.fjprobe.fleet.schema;

import static io.fjprobe.fleet.schema.Type.FLAG;
import static io.fjprobe.fleet.schema.Type.LABELS;
import static io.fjprobe.fleet.schema.Type.NUMBER;
import static io.fjprobe.fleet.schema.Type.SKETCH;
import static io.fjprobe.fleet.schema.Type.TEXT;
import static io.fjprobe.fleet.schema.Type.TIME;
import static io.fjprobe.fleet.schema.Type.WHOLE;

import io.fjprobe.analyzer.account.time.BucketKind;
import io.fjprobe.analyzer.contract.PoolCounter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * All tables. A column may be added without a new version; another meaning, type or name of a
 * column needs one.
 */
public final class Schema {

  public static final int VERSION = 1;

  private static final List<Column> IDENTITY =
      List.of(
          new Column("schema_version", WHOLE, "", "version of this table, now " + VERSION),
          new Column("row_key", TEXT, "", "the same for the same row, however often it is written"),
          new Column("recording_id", TEXT, "", "of the recording: its JVM and when it begins"),
          new Column("jvm_id", TEXT, "", "of the JVM: host, process id, start and program"),
          new Column("service", TEXT, "", "label service; without it, the main class or jar"),
          new Column("host", TEXT, "", "label host"),
          new Column(
              "instance", TEXT, "", "label instance; without it, the process id and the start"),
          new Column("labels", LABELS, "", "all labels, by name"),
          new Column("jdk_vendor", TEXT, "", "as the JVM names it"),
          new Column("jdk_version", TEXT, "", "for example 25.0.1+8"),
          new Column("jdk_feature", WHOLE, "", "8, 11, 17, ..."),
          new Column("cpus", WHOLE, "", "that the JVM counts with"));

  private static final List<Column> WINDOW =
      List.of(
          new Column("window_start", TIME, "UTC", "a multiple of the length of windows"),
          new Column("window_nanos", WHOLE, "ns", "what the recording has of the window"));

  public static final Table FACTS =
      new Table(
          "facts",
          "one pool of one JVM in one window",
          "row_key",
          join(IDENTITY, WINDOW, pool(), counters(), time(), buckets(), sketches()));

  public static final Table JVMS =
      new Table("jvms", "one JVM in one window", "row_key", join(IDENTITY, WINDOW, jvm()));

  public static final Table OPERATIONS =
      new Table(
          "operations",
          "one operation of one JVM in one window",
          "row_key",
          join(IDENTITY, WINDOW, operation()));

  public static final Table MOMENTS =
      new Table(
          "moments",
          "an activity at a line that held up at least 1 % of the wall time of one JVM in one window",
          "row_key",
          join(IDENTITY, WINDOW, moment()));

  public static final Table FINDINGS =
      new Table(
          "findings",
          "one finding about one pool or JVM, in a recording or in one window of it",
          "row_key",
          join(IDENTITY, finding()));

  public static final Table RECORDINGS =
      new Table("recordings", "one recording", "row_key", join(IDENTITY, recording()));

  public static final Table ERRORS =
      new Table(
          "errors",
          "one file that could not be read, or only in part",
          "row_key",
          List.of(
              new Column("schema_version", WHOLE, "", "version of this table, now " + VERSION),
              new Column("row_key", TEXT, "", "of the file and the reason"),
              new Column("file", TEXT, "", "as it was named"),
              new Column("reason", TEXT, "", "as it was said"),
              new Column("partial", FLAG, "", "the rest of the file is in the other tables")));

  /** The table of recordings is last: whoever is in it is in the others. */
  public static final List<Table> TABLES =
      List.of(FACTS, JVMS, OPERATIONS, MOMENTS, FINDINGS, ERRORS, RECORDINGS);

  private Schema() {}

  private static List<Column> pool() {
    return List.of(
        new Column("pool", TEXT, "", "name of the pool, or of pools that were made at one line"),
        new Column(
            "pool_kind", TEXT, "", "common, custom, virtual-thread scheduler or jsr166y (library)"),
        new Column("pools", WHOLE, "", "how many stand in this row"),
        new Column("parallelism", WHOLE, "", "of one of the pools"),
        new Column("async_mode", FLAG, "", "workers' own queues are first in, first out"),
        new Column("workers", WHOLE, "", "that lived in the window"),
        new Column("peak_workers", WHOLE, "", "the most of one pool at once"));
  }

  private static List<Column> counters() {
    List<Column> columns = new ArrayList<>();
    columns.add(new Column("tasks", WHOLE, "", "forks and submissions"));
    for (PoolCounter counter : PoolCounter.values()) {
      if (!counter.isTime()) {
        columns.add(
            new Column(
                snake(counter.field()),
                WHOLE,
                "",
                "exact: " + counter.label() + " (" + counter.field() + ")"));
      }
    }
    columns.add(new Column("join_blocked_count", WHOLE, "", "exact: joins that blocked a worker"));
    columns.add(new Column("managed_blocked_count", WHOLE, "", "exact: managed blockers"));
    columns.add(new Column("idle_count", WHOLE, "", "exact: times that a worker was idle"));
    columns.add(
        new Column("monitor_count", WHOLE, "", "times that workers found a monitor taken (JVM)"));
    columns.add(new Column("wait_count", WHOLE, "", "times that workers waited or parked (JVM)"));
    columns.add(new Column("stalls", WHOLE, "", "times that the pool stood still"));
    columns.add(new Column("stall_nanos", WHOLE, "ns", "for how long, at least"));
    columns.add(
        new Column("blocking_events", WHOLE, "", "events of the JDK about blocking in tasks"));
    columns.add(new Column("blocking_event_nanos", WHOLE, "ns", "their time"));
    return columns;
  }

  private static List<Column> time() {
    return List.of(
        new Column(
            "worker_nanos", WHOLE, "ns", "lifetime of all workers: the buckets add up to it"),
        new Column("help_nanos", WHOLE, "ns", "running other tasks inside joins; in the buckets"),
        new Column("cpu_nanos", WHOLE, "ns", "CPU time of the workers"),
        new Column("cpu_low_nanos", WHOLE, "ns", "it is at least this"),
        new Column("cpu_high_nanos", WHOLE, "ns", "it is at most this"));
  }

  private static List<Column> buckets() {
    List<Column> columns = new ArrayList<>();
    for (BucketKind kind : BucketKind.values()) {
      String name = bucket(kind);
      String bucket = "bucket " + name.replace('_', ' ');
      columns.add(new Column(name + "_nanos", WHOLE, "ns", bucket));
      columns.add(new Column(name + "_low_nanos", WHOLE, "ns", bucket + ": low end, 95 %"));
      columns.add(new Column(name + "_high_nanos", WHOLE, "ns", bucket + ": high end, 95 %"));
      columns.add(
          new Column(name + "_source", TEXT, "", bucket + ": measured, sampled or derived"));
    }
    return columns;
  }

  private static List<Column> sketches() {
    return List.of(
        new Column("join_sketch", SKETCH, "ns", "how long joins blocked a worker"),
        new Column(
            "idle_sketch",
            SKETCH,
            "ns",
            "how long a worker was idle, if there is an event: at level=default from 10 ms on"),
        new Column("task_sketch", SKETCH, "ns", "how long tasks ran; at level=full"));
  }

  private static List<Column> jvm() {
    return List.of(
        new Column("process_cpu_nanos", WHOLE, "ns", "CPU time of the process"),
        new Column("machine_load", NUMBER, "0 to 1", "of all processes"),
        new Column("jvm_load", NUMBER, "0 to 1", "of this JVM"),
        new Column("throttled_nanos", WHOLE, "ns", "the container got no CPU"),
        new Column("gc_pauses", WHOLE, "", "events"),
        new Column("gc_pause_nanos", WHOLE, "ns", "their time"),
        new Column("compile_nanos", WHOLE, "ns", "of the compiler threads"),
        new Column("allocated_bytes", WHOLE, "bytes", "at least, between collections"),
        new Column("threads_started", WHOLE, "", "about, from the reports around the window"),
        new Column("pinned_events", WHOLE, "", "virtual threads that kept their carriers"),
        new Column("pinned_nanos", WHOLE, "ns", "their time"),
        new Column("external_waits", WHOLE, "", "exact: of platform threads that are no workers"),
        new Column("external_wait_nanos", WHOLE, "ns", "their time"),
        new Column("virtual_waits", WHOLE, "", "exact: of virtual threads"),
        new Column("virtual_wait_nanos", WHOLE, "ns", "their time"),
        new Column("looks", WHOLE, "", "at all threads; null: nobody looked"),
        new Column("looked_nanos", WHOLE, "ns", "wall time that the looks stand for"),
        new Column("unused_cpu_nanos", WHOLE, "ns", "in it, CPU time that nobody used"));
  }

  private static List<Column> operation() {
    return List.of(
        new Column("operation", TEXT, "", "as the option operation= or the program names it"),
        new Column("operations", NUMBER, "", "that ended; of one in two windows each has a part"),
        new Column("failed", WHOLE, "", "of these, with an exception"),
        new Column("operation_nanos", NUMBER, "ns", "their time; they may overlap"),
        new Column("operation_cpu_nanos", WHOLE, "ns", "of the calling threads"),
        new Column("operation_sketch", SKETCH, "ns", "how long they took"));
  }

  private static List<Column> moment() {
    return List.of(
        new Column(
            "place", TEXT, "", "pool, or name of the threads with # for numbers; empty: the JVM"),
        new Column("in_pool", FLAG, "", "the place is a pool"),
        new Column("activity", TEXT, "", "runs, sleeps, waits_for_lock, ..."),
        new Column("line", TEXT, "", "of the application; null: not known, or none"),
        new Column("called", TEXT, "", "of a library or the JDK, by that line; null: nothing"),
        new Column("caller", TEXT, "", "line of the application that called it"),
        new Column("wall_nanos", WHOLE, "ns", "the wall time that it held up, sampled by looks"),
        new Column("waiting_nanos", WHOLE, "ns", "time of the threads that waited for its lock"));
  }

  private static List<Column> finding() {
    return List.of(
        new Column(
            "window_start", TIME, "UTC", "the window that was judged; null: all of the recording"),
        new Column("pool", TEXT, "", "null: the whole JVM"),
        new Column("finding", TEXT, "", "its name in reports"),
        new Column("severity", TEXT, "", "info, warning or not_recorded"),
        new Column("known_by", TEXT, "", "measured, known within bounds, sampled or unknown"),
        new Column("score", WHOLE, "0 to 100", "how much it matters"),
        new Column(
            "worker_time_share", NUMBER, "0 to 1", "the effect; null if there is no telling"),
        new Column("lost_nanos", WHOLE, "ns", "the effect as worker time"),
        new Column("summary", TEXT, "", "one sentence; only of all of the recording"));
  }

  private static List<Column> recording() {
    return List.of(
        new Column("file", TEXT, "", "as it was named"),
        new Column("file_bytes", WHOLE, "bytes", "its size"),
        new Column("file_modified", TIME, "UTC", "when it was last changed"),
        new Column("recording_start", TIME, "UTC", ""),
        new Column("recording_nanos", WHOLE, "ns", "how long it is"),
        new Column("window_length_nanos", WHOLE, "ns", "length of its windows"),
        new Column("windows", WHOLE, "", "how many it has"),
        new Column("vm", TEXT, "", "name of the JVM"),
        new Column("jvm_arguments", TEXT, "", "options of the JVM"),
        new Column("program", TEXT, "", "main class or jar, and its arguments"),
        new Column("os", TEXT, "", "its version"),
        new Column("cpu", TEXT, "", "its name"),
        new Column("hardware_threads", WHOLE, "", "of the machine"),
        new Column(
            "container_cpus",
            NUMBER,
            "",
            "limit of the container; null: no limit, or no container"),
        new Column("container_memory_bytes", WHOLE, "bytes", "likewise"),
        new Column("max_heap_bytes", WHOLE, "bytes", ""),
        new Column("collectors", TEXT, "", "of garbage"),
        new Column("agent_version", TEXT, "", ""),
        new Column("agent_level", TEXT, "", "counters, default or full"),
        new Column("agent_mode", TEXT, "", "premain or attach"),
        new Column("not_recorded", TEXT, "", "what the agent could not record"),
        new Column("lost_bytes", WHOLE, "bytes", "events that the Flight Recorder lost"),
        new Column("problems", WHOLE, "", "parts that could not be read; they are in errors"),
        new Column("analyzer_version", TEXT, "", "that wrote the row"));
  }

  /** The columns of a bucket begin with this. */
  public static String bucket(BucketKind kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }

  /** A name as the columns have it. */
  public static String snake(String camel) {
    return camel.replaceAll("([A-Z])", "_$1").toLowerCase(Locale.ROOT);
  }

  @SafeVarargs
  @SuppressWarnings("varargs")
  private static List<Column> join(List<Column>... parts) {
    return Arrays.stream(parts).flatMap(List::stream).toList();
  }
}
