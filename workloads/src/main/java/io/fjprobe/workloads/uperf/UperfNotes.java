package io.fjprobe.workloads.uperf;

import io.fjprobe.workloads.run.Distribution;
import io.fjprobe.workloads.run.Summary;
import io.fjprobe.workloads.run.TimeScale;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What the table does not say of a run, within 100 columns. */
final class UperfNotes {
  private final UperfOptions options;
  private final Summary measured;

  private UperfNotes(UperfOptions options, Summary measured) {
    this.options = options;
    this.measured = measured;
  }

  static List<String> of(UperfOptions options, boolean ownJvms, Summary measured) {
    UperfNotes notes = new UperfNotes(options, measured);
    return Arrays.asList(
        notes.rate(ownJvms),
        notes.roundTrips("GET", UperfOperation.GET_TIMES),
        notes.roundTrips("PUT", UperfOperation.PUT_TIMES),
        notes.packets(),
        notes.losses(),
        notes.buffers());
  }

  private String rate(boolean ownJvms) {
    double perSecond = count(Count.COMPLETED) / measured.seconds();
    return format(
        "%,.0f requests/s, %,.0f per node (higher is better); closed loop, loopback, %s",
        perSecond,
        perSecond / options.nodes,
        ownJvms ? "a JVM for each node" : "all nodes in one JVM");
  }

  private String roundTrips(String kind, String name) {
    Distribution times = measured.times(name);
    return format(
        "round trip of a %s: mean %s, p50 %s, p99 %s, max %s (lower is better)",
        kind,
        TimeScale.format(times.mean()),
        TimeScale.format(times.quantile(0.5)),
        TimeScale.format(times.quantile(0.99)),
        TimeScale.format(times.max()));
  }

  private String packets() {
    return format(
        "%.2f messages per packet; GETs %.3f of requests, local GETs %.3f; %d tasks rejected",
        (double) count(Count.MESSAGES) / count(Count.PACKETS),
        (double) count(Count.GETS) / count(Count.ISSUED),
        (double) count(Count.LOCAL_GETS) / count(Count.ISSUED),
        count(Count.REJECTED));
  }

  private String losses() {
    return format(
        "of %d requests %d lost; %d retransmissions of %d calls, %d of them not necessary",
        count(Count.ISSUED),
        count(Count.LOST),
        count(Count.RETRANSMISSIONS),
        count(Count.CALLS),
        count(Count.DUPLICATES));
  }

  private String buffers() {
    return format(
        "SO_RCVBUF %d bytes, asked for %d; SO_SNDBUF %d bytes, asked for %d",
        measured.fact(UperfOperation.RECEIVE_BUFFER),
        options.receiveBuffer,
        measured.fact(UperfOperation.SEND_BUFFER),
        options.sendBuffer);
  }

  private long count(Count count) {
    return measured.extra(count.camelCase());
  }

  private static String format(String pattern, Object... arguments) {
    return String.format(Locale.ROOT, pattern, arguments);
  }
}
