package io.fjprobe.workloads.uperf.node;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.uperf.message.Message;
import io.fjprobe.workloads.uperf.message.Payload;
import io.fjprobe.workloads.uperf.round.Count;
import io.fjprobe.workloads.uperf.round.Counts;
import io.fjprobe.workloads.uperf.round.Round;
import io.fjprobe.workloads.uperf.round.RoundTrips;
import io.fjprobe.workloads.uperf.round.Rounds;
import io.fjprobe.workloads.uperf.round.UperfOptions;
import io.fjprobe.workloads.uperf.transport.Outbox;
import java.io.IOException;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/** One of the many of a node that make requests, the next one when the last one has its replies. */
final class Invoker implements Runnable {
  private final UperfOptions options;
  private final int self;
  private final Calls calls;
  private final Outbox outbox;
  private final Payload values;
  private final Counts counts;
  private final Rounds rounds;
  private final Consumer<Throwable> onFailure;
  private final SplittableRandom random;
  private final RoundTrips gets = new RoundTrips(true);
  private final RoundTrips puts = new RoundTrips(false);

  Invoker(
      UperfOptions options,
      int self,
      long seed,
      Calls calls,
      Outbox outbox,
      Payload values,
      Counts counts,
      Rounds rounds,
      Consumer<Throwable> onFailure) {
    this.options = options;
    this.self = self;
    this.random = new SplittableRandom(seed);
    this.calls = calls;
    this.outbox = outbox;
    this.values = values;
    this.counts = counts;
    this.rounds = rounds;
    this.onFailure = onFailure;
  }

  @Override
  public void run() {
    try {
      for (Round round = rounds.next(null); round != null; round = rounds.next(round)) {
        while (round.take()) {
          request(round);
        }
        gets.flush(round);
        puts.flush(round);
        round.leave();
      }
    } catch (InterruptedException e) {
      // the node ends
    } catch (IOException | RuntimeException | Error e) {
      onFailure.accept(e);
    }
  }

  private void request(Round round) throws IOException, InterruptedException {
    counts.increment(Count.ISSUED);
    int key = random.nextInt(Payload.KEYS);
    boolean get = random.nextDouble() < options.reads;
    counts.increment(get ? Count.GETS : Count.PUTS);
    long begin = System.nanoTime();
    boolean completed = get ? get(key, begin) : put(key, begin);
    if (completed) {
      (get ? gets : puts).add(round, System.nanoTime() - begin);
    }
    counts.increment(completed ? Count.COMPLETED : Count.LOST);
  }

  private boolean get(int key, long now) throws IOException, InterruptedException {
    int from = random.nextInt(options.nodes);
    if (from == self && !options.localByWire) {
      counts.increment(Count.LOCAL_GETS);
      verifyLength(values.of(key));
      return true;
    }
    Message reply = send(from, Message.get(calls.newId(), key), now).await(options.pin);
    if (reply == null) {
      return false;
    }
    verify(reply, Message.Kind.VALUE, key, Payload.check(reply.id, reply.payload));
    verifyLength(reply.payload);
    return true;
  }

  /** To the nodes that follow this one. */
  private boolean put(int key, long now) throws IOException, InterruptedException {
    byte[] value = values.of(key);
    Call[] sent = new Call[options.anycast];
    for (int i = 0; i < sent.length; i++) {
      int to = (self + 1 + i) % options.nodes;
      sent[i] = send(to, Message.put(calls.newId(), key, value), now);
    }
    boolean completed = true;
    for (Call call : sent) {
      Message reply = call.await(options.pin);
      if (reply == null) {
        completed = false;
      } else {
        verify(reply, Message.Kind.ACK, key, call.request.check);
      }
    }
    return completed;
  }

  private Call send(int destination, Message request, long now)
      throws IOException, InterruptedException {
    Call call = calls.open(destination, request, now);
    outbox.send(destination, request);
    return call;
  }

  private static void verify(Message reply, Message.Kind kind, int key, byte check) {
    if (reply.kind != kind || reply.key != key || reply.check != check) {
      throw new CheckFailure(
          reply
              + ", check byte "
              + reply.check
              + "; expected "
              + kind
              + ", key "
              + key
              + ", check byte "
              + check);
    }
  }

  private void verifyLength(byte[] value) {
    CheckFailure.unlessEqual("the length of a value", value.length, options.size);
  }
}
