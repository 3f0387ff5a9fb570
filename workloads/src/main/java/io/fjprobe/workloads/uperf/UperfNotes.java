package io.fjprobe.workloads.uperf;

import io.fjprobe.workloads.run.figures.Distribution;
import io.fjprobe.workloads.run.figures.Summary;
import io.fjprobe.workloads.run.text.TimeScale;
import io.fjprobe.workloads.uperf.round.Count;
import io.fjprobe.workloads.uperf.round.UperfOptions;
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

  static List<String> of(UperfOptions options, long requests, Summary measured) {
    UperfNotes notes = new UperfNotes(options, measured);
    return Arrays.asList(
        notes.perNode(requests),
        notes.roundTrips("GET", UperfOperation.GET_TIMES),
        notes.roundTrips("PUT", UperfOperation.PUT_TIMES),
        notes.mix(),
        notes.packets(),
        notes.losses(),
        notes.buffers());
  }

  private String perNode(long requests) {
    return format(
        "%,.0f requests/s per node, higher is better",
        requests / measured.medianSeconds() / options.nodes);
  }

  private String roundTrips(String kind, String name) {
    Distribution times = measured.times(name);
    return format(
        "round trip of a %s: mean %s, p50 %s, p99 %s, max %s",
        kind,
        TimeScale.format(times.mean()),
        TimeScale.format(times.quantile(0.5)),
        TimeScale.format(times.quantile(0.99)),
        TimeScale.format(times.max()));
  }

  private String mix() {
    return format(
        "GETs %.3f of requests, those of a node to itself %.3f, %s",
        (double) count(Count.GETS) / count(Count.ISSUED),
        (double) count(Count.LOCAL_GETS) / count(Count.ISSUED),
        options.localByWire ? "sent like others" : "by a method call");
  }

  private String packets() {
    return format(
        "%.2f messages per packet; %d tasks rejected by the pool, run by the receiver",
        (double) count(Count.MESSAGES) / count(Count.PACKETS), count(Count.REJECTED));
  }

  private String losses() {
    return format(
        "of %d requests %d lost; %d retransmissions for %d calls, %d of them for a late reply",
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
