package io.fjprobe.workloads.uperf;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.uperf.cluster.Cluster;
import io.fjprobe.workloads.uperf.round.Count;
import io.fjprobe.workloads.uperf.round.Report;
import io.fjprobe.workloads.uperf.round.UperfOptions;
import java.util.concurrent.ForkJoinPool;

/** So many requests of all nodes, and the check that all of them are accounted for. */
public final class UperfOperation implements Operation {
  static final String GET_TIMES = "getRoundTrip";
  static final String PUT_TIMES = "putRoundTrip";
  static final String RECEIVE_BUFFER = "effectiveReceiveBuffer";
  static final String SEND_BUFFER = "effectiveSendBuffer";

  /** Before that, a single datagram would be more than 1 %. */
  private static final long CALLS_BEFORE_LOSS_IS_JUDGED = 10_000;

  private final UperfOptions options;
  private final long requests;
  private final Cluster cluster;
  private final Report total = new Report();

  public UperfOperation(UperfOptions options, long requests, Cluster cluster) {
    this.options = options;
    this.requests = requests;
    this.cluster = cluster;
  }

  @Override
  public void run(ForkJoinPool none, Tally tally) {
    Report report = cluster.run(requests);
    check(report);
    total.add(report);
    refuseLoss(total);
    for (Count count : Count.values()) {
      tally.add(count.camelCase(), report.get(count));
    }
    tally.times(GET_TIMES, report.gets);
    tally.times(PUT_TIMES, report.puts);
    tally.fact(RECEIVE_BUFFER, cluster.buffers().receive);
    tally.fact(SEND_BUFFER, cluster.buffers().send);
    tally.operation(report.get(Count.COMPLETED) + report.get(Count.LOST));
  }

  private void check(Report report) {
    long completed = report.get(Count.COMPLETED);
    long lost = report.get(Count.LOST);
    CheckFailure.unlessEqual("the number of requests issued", report.get(Count.ISSUED), requests);
    CheckFailure.unlessEqual("requests completed and lost", completed + lost, requests);
    CheckFailure.unlessEqual(
        "the number of round trips", report.gets.count() + report.puts.count(), completed);
    long calls =
        report.get(Count.GETS)
            - report.get(Count.LOCAL_GETS)
            + options.anycast * report.get(Count.PUTS);
    CheckFailure.unlessEqual("the number of calls", report.get(Count.CALLS), calls);
    if (options.tcp) {
      CheckFailure.unlessEqual("the number of calls served", report.get(Count.SERVED), calls);
    }
  }

  /** Times of a run that repeats much say how long a repetition waits, and nothing else. */
  private void refuseLoss(Report all) {
    long calls = all.get(Count.CALLS);
    // a repetition that brings a second reply was for a datagram that was late, not lost
    long lost = all.get(Count.RETRANSMISSIONS) - all.get(Count.DUPLICATES);
    if (calls >= CALLS_BEFORE_LOSS_IS_JUDGED && lost * 100 > calls) {
      throw new CheckFailure(
          lost
              + " of "
              + calls
              + " datagrams were lost, more than 1 %: a receive buffer of "
              + cluster.buffers().receive
              + " bytes, asked for "
              + options.receiveBuffer
              + ", is too small for "
              + options.threads * options.nodes
              + " invokers (raise net.core.rmem_max, or lower --threads)");
    }
  }

  @Override
  public void close() {
    cluster.close();
  }
}
