package io.fjprobe.workloads.uperf;

import io.fjprobe.workloads.article.UperfArticle;
import io.fjprobe.workloads.run.figures.Rate;
import io.fjprobe.workloads.run.figures.Summary;
import io.fjprobe.workloads.run.jvm.VirtualThreads;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.UsageException;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.schedule.Schedule;
import io.fjprobe.workloads.run.workload.Article;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.PoolKind;
import io.fjprobe.workloads.run.workload.PoolLife;
import io.fjprobe.workloads.run.workload.Workload;
import io.fjprobe.workloads.uperf.cluster.Cluster;
import io.fjprobe.workloads.uperf.cluster.ForkedCluster;
import io.fjprobe.workloads.uperf.cluster.LocalCluster;
import io.fjprobe.workloads.uperf.message.PacketWriter;
import io.fjprobe.workloads.uperf.round.UperfOptions;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;

/**
 * Synchronous requests among the nodes of a group, in a closed loop, as the test UPerf of JGroups
 * makes them: many invokers, a mix of GETs and PUTs, bundled messages, one task at a time for the
 * messages of a sender. Of JGroups' stack it has no membership, failure detection, ordering by
 * sequence numbers, stability, flow control nor acknowledgements.
 *
 * <p>With platform threads no pool is involved: whatever differs between JDKs then is due to
 * something else. With virtual threads everything runs in their scheduler.
 */
public final class UperfWorkload implements Workload {
  private static final int MEASURED_ITERATIONS = 3;

  @Override
  public String name() {
    return "uperf";
  }

  @Override
  public String purpose() {
    return "requests among nodes by UDP or TCP; no pool but the scheduler of virtual threads";
  }

  @Override
  public Optional<Option> modeOption() {
    return Optional.of(
        Option.choice(
            "transport",
            "over loopback; virtual: all threads but the timer are virtual, from JDK 21 on",
            "udp",
            "tcp",
            "udp-virtual",
            "tcp-virtual"));
  }

  @Override
  public List<Option> options() {
    return Arrays.asList(
        Option.number("nodes", 4, 2, 64, "of the group"),
        Option.number("threads", 25, 1, 10_000, "invokers of each node"),
        Option.number(
            "seconds", 3, 1, 100_000, "measured, unless --measure or --operations say otherwise"),
        Option.number("requests", 20_000, 1, 1_000_000_000, "of one operation, all nodes together"),
        Option.number("size", 1_000, 1, PacketWriter.MAX_PAYLOAD, "bytes of a value"),
        Option.share("reads", "0.8", "GETs among requests; the others are PUTs"),
        Option.number("anycast", 2, 1, 63, "nodes to which a PUT goes"),
        Option.choice(
            "local-gets", "a GET of a node to itself: a method call, or sent", "direct", "wire"),
        Option.flag("oob", "messages of one sender may overtake each other"),
        Option.choice("bundle", "pack messages to the same node together", "yes", "no"),
        Option.flag("pin", "await replies in a monitor, which pins carriers before JDK 24"),
        Option.number("rcvbuf", 5_000_000, 4_096, 1 << 30, "asked for by SO_RCVBUF, bytes"),
        Option.number("sndbuf", 200_000, 70_000, 1 << 30, "asked for by SO_SNDBUF, bytes"),
        Option.flag("procs", "a JVM for each node"),
        Option.text(
            "node-jvm",
            "<arguments>",
            Pattern.compile(".*"),
            "with --procs: arguments of the JVMs, %n in them is the number of the node"));
  }

  @Override
  public Schedule schedule() {
    return Schedule.timed(1, 2.0, MEASURED_ITERATIONS, 1.0);
  }

  @Override
  public Schedule schedule(Values values) {
    double seconds = values.number("seconds");
    return Schedule.timed(1, 2.0, MEASURED_ITERATIONS, seconds / MEASURED_ITERATIONS);
  }

  @Override
  public PoolLife poolLife() {
    return PoolLife.RUN;
  }

  @Override
  public PoolKind poolKind(Values values) {
    return isVirtual(values) ? PoolKind.SCHEDULER : PoolKind.OTHER;
  }

  @Override
  public int requiredJdk(Values values) {
    return isVirtual(values) ? VirtualThreads.JDK : 8;
  }

  private static boolean isVirtual(Values values) {
    return UperfOptions.isVirtual(values.text("transport"));
  }

  @Override
  public String unit(Values values) {
    return values.number("requests")
        + " requests of "
        + values.number("nodes")
        + " nodes x "
        + values.number("threads")
        + " threads, "
        + values.number("size")
        + " bytes, "
        + values.text("reads")
        + " GETs";
  }

  @Override
  public void refuseContradictions(Values values) throws UsageException {
    long others = values.number("nodes") - 1;
    if (values.number("anycast") > others) {
      throw new UsageException(
          "--anycast=" + values.number("anycast") + " with --nodes=" + values.number("nodes"),
          "a PUT goes to other nodes, and there are " + others,
          "lower --anycast or raise --nodes");
    }
    if (!values.text("node-jvm").isEmpty() && !values.isOn("procs")) {
      throw new UsageException(
          "--node-jvm without --procs",
          "the nodes are in this JVM",
          "add --procs, or give this JVM the arguments");
    }
  }

  @Override
  public Optional<Article> article() {
    return Optional.of(new UperfArticle());
  }

  @Override
  public Optional<Rate> rate(Values values) {
    return Optional.of(new Rate("requests", values.number("requests")));
  }

  @Override
  public List<String> notes(Values values) {
    return Collections.singletonList(
        "all nodes together; closed loop over loopback, "
            + (values.isOn("procs") ? "a JVM for each node" : "all nodes in this JVM"));
  }

  @Override
  public List<String> measured(Values values, Summary summary) {
    return UperfNotes.of(options(values), values.number("requests"), summary);
  }

  @Override
  public Operation prepare(Values values) {
    UperfOptions options = options(values);
    long token = new Random().nextLong();
    Cluster cluster =
        values.isOn("procs")
            ? ForkedCluster.open(options, token, values.text("node-jvm"))
            : LocalCluster.open(options, token);
    return new UperfOperation(options, values.number("requests"), cluster);
  }

  private UperfOptions options(Values values) {
    Map<String, String> words = new LinkedHashMap<>();
    modeOption().ifPresent(mode -> words.put(mode.name, values.text(mode.name)));
    options().forEach(option -> words.put(option.name, values.text(option.name)));
    return new UperfOptions(words);
  }
}
