package io.fjprobe.fleet.facts;

import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.SetUp;
import io.fjprobe.analyzer.recording.machine.JvmFacts;
import io.fjprobe.fleet.schema.Row;
import io.fjprobe.fleet.schema.Schema;
import io.fjprobe.fleet.schema.Table;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Whose recording it is: the columns that all tables of it share. */
final class Identity {

  private final String recordingId;
  private final String jvmId;
  private final Labels labels;
  private final @Nullable String service;
  private final String instance;
  private final @Nullable String vendor;
  private final RecordingAccount account;

  private Identity(Recording recording, RecordingAccount account, Map<String, String> given) {
    Facts facts = recording.facts();
    JvmFacts jvm = facts.jvm();
    Long pid = facts.setUp().number(SetUp.PID);
    this.account = account;
    labels = Labels.of(facts.setUp().text(SetUp.LABELS), given);
    vendor = facts.setUp().text(SetUp.VENDOR);
    String program = facts.program() == null ? "" : facts.program();
    // without an event of the JVM each recording is a JVM of its own
    long start = jvm == null || jvm.startNanos() == 0 ? recording.startNanos() : jvm.startNanos();
    service = service(program);
    instance = instance(pid, start);
    jvmId = Digest.of(labels.get(Labels.HOST), pid, start, account.jvm().jdk(), program);
    recordingId = Digest.of(jvmId, recording.startNanos());
  }

  static Identity of(Recording recording, RecordingAccount account, Map<String, String> labels) {
    return new Identity(recording, account, labels);
  }

  private @Nullable String service(String program) {
    String named = labels.get(Labels.SERVICE);
    if (named != null) {
      return named;
    }
    String first = program.strip().split("\\s+", 2)[0];
    return first.isEmpty() ? null : first.substring(first.lastIndexOf('/') + 1);
  }

  private String instance(@Nullable Long pid, long startNanos) {
    String named = labels.get(Labels.INSTANCE);
    String start = Instant.ofEpochSecond(startNanos / 1_000_000_000L).toString();
    return named != null ? named : (pid == null ? "" : pid + " from ") + start;
  }

  String recordingId() {
    return recordingId;
  }

  /**
   * A row with these columns.
   *
   * @param key what tells it from the other rows of the recording
   */
  Row row(Table table, @Nullable Object... key) {
    return table
        .row()
        .set("schema_version", (long) Schema.VERSION)
        .set("row_key", Digest.of(recordingId, table.name(), Digest.of(key)))
        .set("recording_id", recordingId)
        .set("jvm_id", jvmId)
        .set("service", service)
        .set("host", labels.get(Labels.HOST))
        .set("instance", instance)
        .set("labels", labels.all())
        .set("jdk_vendor", vendor)
        .set("jdk_version", account.jvm().jdk())
        .set("jdk_feature", account.jvm().feature() == 0 ? null : (long) account.jvm().feature())
        .set("cpus", whole(account.environment().platform().cpus()));
  }

  static @Nullable Long whole(@Nullable Integer number) {
    return number == null ? null : Long.valueOf(number);
  }
}
