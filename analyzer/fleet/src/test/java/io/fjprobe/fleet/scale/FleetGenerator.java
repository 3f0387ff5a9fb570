package io.fjprobe.fleet.scale;

import io.fjprobe.analyzer.account.time.BucketKind;
import io.fjprobe.fleet.facts.Digest;
import io.fjprobe.fleet.schema.Column;
import io.fjprobe.fleet.schema.Row;
import io.fjprobe.fleet.schema.Schema;
import io.fjprobe.fleet.schema.Table;
import io.fjprobe.fleet.schema.Type;
import io.fjprobe.fleet.sketch.Scaled;
import io.fjprobe.fleet.store.Batch;
import io.fjprobe.fleet.store.Database;
import io.fjprobe.fleet.store.FactsFolder;
import io.fjprobe.fleet.store.Templates;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/**
 * Makes the facts of a fleet of those of a few real recordings. Each service is one of the
 * recordings; half of its JVMs are said to run on one JDK and half on another one. What they did is
 * the same, but for noise, and but for the one service that may be planted as slower: its
 * operations take 8 % longer on the second JDK, and its counters show the signature of JDK-8319447.
 */
public final class FleetGenerator {

  /** From one JVM to the next, and from one window to the next; load changes more. */
  private static final double OF_JVMS = 0.04;

  private static final double OF_WINDOWS = 0.1;
  private static final double OF_LOAD = 0.3;

  static final double LOSS = 1.08;
  private static final int FLUSH = 20_000;
  private static final int[] JDKS = {17, 25};
  private static final LocalDateTime BEGIN = LocalDateTime.of(2026, 1, 5, 0, 0);

  private static final Set<String> AS_THEY_ARE =
      Set.of(
          "schema_version",
          "jdk_feature",
          "cpus",
          "window_nanos",
          "parallelism",
          "pools",
          "workers",
          "peak_workers",
          "score",
          "windows",
          "window_length_nanos",
          "file_bytes",
          "hardware_threads",
          "max_heap_bytes",
          "container_memory_bytes");

  private final List<Map<Table, List<Row>>> templates;
  private final Random random;
  private final int services;
  private final int jvms;
  private final int minutes;
  private final int slower;
  private long rows;

  /**
   * @param jvms of each service on each JDK
   * @param slower number of the service that is slower on the second JDK; -1: none
   */
  public FleetGenerator(
      List<Map<Table, List<Row>>> templates,
      int services,
      int jvms,
      int minutes,
      int slower,
      long seed) {
    this.templates = templates;
    this.services = services;
    this.jvms = jvms;
    this.minutes = minutes;
    this.slower = slower;
    random = new Random(seed);
  }

  /** The options are all of the form --name=value. */
  public static void main(String[] arguments) throws Exception {
    Map<String, String> options = new HashMap<>();
    Arrays.stream(arguments)
        .map(argument -> argument.replaceFirst("^--", "").split("=", 2))
        .forEach(option -> options.put(option[0], option[1]));
    FactsFolder from = FactsFolder.forReading(Path.of(options.get("from")));
    FactsFolder out = FactsFolder.forWriting(Path.of(options.get("out")), from.windowNanos());
    FleetGenerator generator =
        new FleetGenerator(
            Templates.in(from),
            number(options, "services", 300),
            number(options, "jvms", 17),
            number(options, "minutes", 60),
            number(options, "slower", -1),
            number(options, "seed", 1));
    generator.write(out);
    System.out.println(
        "made of real facts, with noise: "
            + generator.rows
            + " rows of facts, "
            + generator.services * generator.jvms * 2L * generator.minutes / 60
            + " JVM hours");
  }

  private static int number(Map<String, String> options, String name, int otherwise) {
    return Integer.parseInt(options.getOrDefault(name, String.valueOf(otherwise)));
  }

  /** All of them. */
  public void write(FactsFolder out) throws Exception {
    try (Database database = Database.open();
        Batch batch = new Batch(database, out)) {
      int part = 0;
      for (int service = 0; service < services; service++) {
        for (int jdk : JDKS) {
          for (int jvm = 0; jvm < jvms; jvm++) {
            batch.add(jvm(service, jdk, jvm));
            if (batch.rows(Schema.FACTS) >= FLUSH) {
              rows += batch.rows(Schema.FACTS);
              batch.write("generated-" + part++);
            }
          }
        }
      }
      rows += batch.rows(Schema.FACTS);
      batch.write("generated-" + part);
    }
  }

  private double noise(double spread) {
    return Math.exp(random.nextGaussian() * spread);
  }

  private List<Row> jvm(int service, int jdk, int jvm) throws Exception {
    Map<Table, List<Row>> template = templates.get(service % templates.size());
    String name = String.format("service-%03d", service);
    String instance = name + "-" + jdk + "-" + jvm;
    boolean planted = service == slower && jdk == JDKS[1];
    boolean before = service == slower && jdk == JDKS[0];
    double ofJvm = noise(OF_JVMS) * (planted ? LOSS : 1);
    List<Row> all = new ArrayList<>();
    Map<LocalDateTime, List<Row>> windows = windows(template);
    List<LocalDateTime> starts = List.copyOf(windows.keySet());
    for (int minute = 0; minute < minutes; minute++) {
      LocalDateTime start = BEGIN.plusMinutes(minute);
      double load = noise(OF_LOAD);
      double ofWindow = noise(OF_WINDOWS);
      for (Row row : windows.get(starts.get(minute % starts.size()))) {
        Row made = scaled(row, load, load * ofJvm * ofWindow);
        if (service == slower) {
          plant(made, planted, before);
        }
        all.add(identify(made.set("window_start", start), name, instance, jdk, start));
      }
    }
    for (Row row : template.getOrDefault(Schema.FINDINGS, List.of())) {
      if (row.get("window_start") == null) {
        all.add(identify(scaled(row, minutes, minutes), name, instance, jdk, row.get("finding")));
      }
    }
    Row recording = scaled(template.get(Schema.RECORDINGS).get(0), 1, 1);
    recording.set("recording_start", BEGIN).set("recording_nanos", minutes * 60_000_000_000L);
    all.add(identify(recording.set("file", instance + ".jfr"), name, instance, jdk, "recording"));
    return all;
  }

  private static Map<LocalDateTime, List<Row>> windows(Map<Table, List<Row>> template) {
    Map<LocalDateTime, List<Row>> windows = new LinkedHashMap<>();
    for (Table table : List.of(Schema.JVMS, Schema.FACTS, Schema.OPERATIONS, Schema.FINDINGS)) {
      for (Row row : template.getOrDefault(table, List.of())) {
        if (row.get("window_start") instanceof LocalDateTime start) {
          windows.computeIfAbsent(start, k -> new ArrayList<>()).add(row);
        }
      }
    }
    return windows;
  }

  private Row scaled(Row row, double load, double time) throws Exception {
    Row made = row.table().row();
    List<Column> columns = row.table().columns();
    double spread = 1;
    for (Column column : columns) {
      Object value = row.get(column.name());
      if (column.name().endsWith("_nanos") && !column.name().matches(".*_(low|high)_nanos")) {
        spread = noise(OF_WINDOWS / 2);
      }
      made.set(column.name(), scaled(column, value, load, time, spread));
    }
    if (row.table() == Schema.FACTS && row.get("worker_nanos") != null) {
      made.set("worker_nanos", sumOfBuckets(made));
    }
    return made;
  }

  private Object scaled(Column column, Object value, double load, double time, double spread)
      throws Exception {
    if (value == null || AS_THEY_ARE.contains(column.name())) {
      return value;
    }
    if (column.type() == Type.SKETCH) {
      return Scaled.by((byte[]) value, spread * noise(OF_WINDOWS), random);
    }
    double factor = column.name().startsWith("operation_") ? time : load * spread;
    if (value instanceof Long number) {
      return Math.round(number * factor);
    }
    boolean share = column.unit().equals("0 to 1");
    return value instanceof Double number && !share ? (Object) (number * factor) : value;
  }

  private static long sumOfBuckets(Row row) {
    long sum = 0;
    for (BucketKind kind : BucketKind.values()) {
      sum += row.get(Schema.bucket(kind) + "_nanos") instanceof Long nanos ? nanos : 0;
    }
    return sum;
  }

  /** What JDK-8319447 leaves behind: a thread for each task before, tasks of the pool after. */
  private static void plant(Row row, boolean planted, boolean before) {
    if (row.table() == Schema.FACTS && planted && row.get("tasks") instanceof Long tasks) {
      row.set("tasks", 2 * tasks);
    }
    if (row.table() == Schema.JVMS && before) {
      row.set("threads_started", 600L);
    }
    if (row.table() == Schema.FACTS && planted && row.get("idle_nanos") instanceof Long idle) {
      row.set("idle_nanos", idle * 2).set("worker_nanos", sumOfBuckets(row));
    }
  }

  private static Row identify(Row row, String service, String instance, int jdk, Object key) {
    Object pool = row.table().has("pool") ? row.get("pool") : null;
    Object finding = row.table().has("finding") ? row.get("finding") : null;
    Object operation = row.table().has("operation") ? row.get("operation") : null;
    String id = Digest.of(instance);
    return row.set(
            "row_key", Digest.of(instance, row.table().name(), key, pool, finding, operation))
        .set("recording_id", id)
        .set("jvm_id", id)
        .set("service", service)
        .set("instance", instance)
        .set("host", "node-" + Math.floorMod(instance.hashCode(), 50))
        .set("labels", Map.of("service", service, "team", "team-" + service.charAt(8)))
        .set("jdk_version", jdk + ".0.1")
        .set("jdk_feature", (long) jdk);
  }
}
