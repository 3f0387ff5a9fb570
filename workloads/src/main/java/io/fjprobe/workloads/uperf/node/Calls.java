package io.fjprobe.workloads.uperf.node;

import io.fjprobe.workloads.uperf.message.Message;
import io.fjprobe.workloads.uperf.round.Count;
import io.fjprobe.workloads.uperf.round.Counts;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The calls of one node that wait for a reply. Whoever removes a call from here completes it, so
 * that it is completed once, whatever arrives twice.
 */
public final class Calls {
  static final long FIRST_REPETITION_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

  /** At intervals that double: the last one 6.4 s after the one before, given up after 25 s. */
  static final int MAX_REPETITIONS = 6;

  private final ConcurrentHashMap<Long, Call> waiting = new ConcurrentHashMap<>();
  private final AtomicLong ids = new AtomicLong();
  private final Counts counts;
  private volatile Throwable failure;

  Calls(Counts counts) {
    this.counts = counts;
  }

  long newId() {
    return ids.incrementAndGet();
  }

  /** Before its request is sent. */
  Call open(int destination, Message request, long nowNanos) {
    Call call = new Call(destination, request);
    call.dueNanos = nowNanos + FIRST_REPETITION_NANOS;
    counts.increment(Count.CALLS);
    waiting.put(request.id, call);
    if (failure != null) {
      failAll(failure); // which may have come before this call
    }
    return call;
  }

  void answered(Message reply) {
    Call call = waiting.remove(reply.id);
    if (call == null) {
      counts.increment(Count.DUPLICATES);
    } else {
      call.complete(reply);
    }
  }

  /**
   * Completes the calls that had no reply however often they were repeated, and returns those to be
   * sent again now.
   */
  List<Call> overdue(long nowNanos) {
    List<Call> again = new ArrayList<>();
    for (Call call : waiting.values()) {
      if (nowNanos - call.dueNanos < 0) {
        continue;
      }
      if (call.repetitions == MAX_REPETITIONS) {
        if (waiting.remove(call.request.id) != null) {
          call.complete(null);
        }
      } else {
        call.repetitions++;
        call.dueNanos = nowNanos + (FIRST_REPETITION_NANOS << call.repetitions);
        counts.increment(Count.RETRANSMISSIONS);
        again.add(call);
      }
    }
    return again;
  }

  /** From now on every call fails. */
  void failAll(Throwable cause) {
    failure = cause;
    for (Long id : waiting.keySet()) {
      Call call = waiting.remove(id);
      if (call != null) {
        call.fail(cause);
      }
    }
  }

  /** For the message about a stall: how many replies of whom. */
  String describeOutstanding(int nodes) {
    int[] byNode = new int[nodes];
    waiting.values().forEach(call -> byNode[call.destination]++);
    List<String> words = new ArrayList<>();
    for (int node = 0; node < nodes; node++) {
      if (byNode[node] > 0) {
        words.add(byNode[node] + " replies of node " + (node + 1));
      }
    }
    return words.isEmpty() ? "no reply" : String.join(", ", words);
  }
}
