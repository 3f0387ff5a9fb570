package io.fjprobe.workloads.uperf.node;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.uperf.message.Message;
import io.fjprobe.workloads.uperf.message.Packet;
import io.fjprobe.workloads.uperf.message.Payload;
import io.fjprobe.workloads.uperf.round.Count;
import io.fjprobe.workloads.uperf.round.Counts;
import io.fjprobe.workloads.uperf.round.Report;
import io.fjprobe.workloads.uperf.round.Round;
import io.fjprobe.workloads.uperf.round.Rounds;
import io.fjprobe.workloads.uperf.round.UperfOptions;
import io.fjprobe.workloads.uperf.transport.BundlingOutbox;
import io.fjprobe.workloads.uperf.transport.DirectOutbox;
import io.fjprobe.workloads.uperf.transport.NodeThreads;
import io.fjprobe.workloads.uperf.transport.Outbox;
import io.fjprobe.workloads.uperf.transport.SocketBuffers;
import io.fjprobe.workloads.uperf.transport.TcpTransport;
import io.fjprobe.workloads.uperf.transport.Transport;
import io.fjprobe.workloads.uperf.transport.UdpTransport;
import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** A member of the group: it asks others, and answers them. */
public final class Node implements Transport.Receiver, AutoCloseable {
  private static final long WATCH_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

  private final Counts counts;
  private final UperfOptions options;
  private final int self;
  private final long token;
  private final NodeThreads threads;
  private final Transport transport;
  private final Outbox outbox;
  private final Calls calls;
  private final Payload values;
  private final Rounds rounds = new Rounds();
  private final Inbox[] inboxes;
  private volatile CompletableFuture<Report> running = new CompletableFuture<>();
  private volatile Throwable failure;
  private volatile boolean ending;

  public Node(
      UperfOptions options,
      int self,
      long token,
      Counts counts,
      NodeThreads threads,
      Transport transport) {
    this.options = options;
    this.self = self;
    this.token = token;
    this.counts = counts;
    this.threads = threads;
    this.transport = transport;
    this.calls = new Calls(counts);
    this.values = new Payload(options.size);
    this.inboxes = new Inbox[options.nodes];
    for (int sender = 0; sender < inboxes.length; sender++) {
      inboxes[sender] = new Inbox(threads, this::handle);
    }
    this.outbox =
        options.bundle
            ? new BundlingOutbox(transport, token, self, options.nodes, counts)
            : new DirectOutbox(transport, token, self, counts);
  }

  /**
   * @param token that no other run has
   */
  public static Node open(UperfOptions options, int self, long token) throws IOException {
    Counts counts = new Counts();
    NodeThreads threads = new NodeThreads(options.virtual, self, counts);
    Transport transport =
        options.tcp
            ? new TcpTransport(options, threads, token, self)
            : new UdpTransport(options, threads);
    return new Node(options, self, token, counts, threads, transport);
  }

  public int port() {
    return transport.port();
  }

  public SocketBuffers buffers() {
    return transport.buffers();
  }

  /** Starts everything; the invokers wait for a round. */
  public void connect(int[] ports) throws IOException {
    transport.connect(ports, this);
    if (outbox instanceof BundlingOutbox) {
      threads.start("sender", () -> ((BundlingOutbox) outbox).run(this::fail));
    }
    if (transport.isLossy()) {
      threads.startPlatform("watch", this::watch);
    }
    for (int i = 0; i < options.threads; i++) {
      long seed = (long) self * options.threads + i;
      threads.start(
          "invoker-" + (i + 1),
          new Invoker(options, self, seed, calls, outbox, values, counts, rounds, this::fail));
    }
  }

  /** Completes with the times of the round, exceptionally if the node cannot go on. */
  public CompletableFuture<Report> begin(long requests) {
    Round round = new Round(requests, options.threads);
    running = round.end();
    if (failure != null) {
      running.completeExceptionally(failure); // which may have come before
    }
    rounds.begin(round);
    return round.end();
  }

  /** Since the node is there. */
  public Report counted() {
    return new Report(counts);
  }

  public String describeOutstanding() {
    return name() + " waits for " + calls.describeOutstanding(options.nodes);
  }

  private String name() {
    return "node " + (self + 1);
  }

  @Override
  public void received(byte[] bytes, int offset, int length) throws IOException {
    Packet packet = Packet.read(bytes, offset, length, token, options.nodes);
    if (packet == null) {
      counts.increment(Count.STRAYS);
    } else if (options.outOfBand) {
      threads.handle(() -> handle(packet));
    } else {
      inboxes[packet.sender].add(packet);
    }
  }

  @Override
  public void failed(IOException cause) {
    fail(cause);
  }

  private void handle(Packet packet) {
    try {
      for (Message message : packet.messages) {
        if (message.kind.isReply()) {
          calls.answered(message);
        } else {
          counts.increment(Count.SERVED);
          outbox.send(packet.sender, answer(message));
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // the node ends
    } catch (IOException | RuntimeException | Error e) {
      fail(e);
    }
  }

  /** The same however often the request comes. */
  private Message answer(Message request) {
    if (request.key < 0 || request.key >= Payload.KEYS) {
      throw new CheckFailure("a request with a key out of range: " + request);
    }
    return request.kind == Message.Kind.GET
        ? Message.value(request, values.of(request.key))
        : Message.ack(request);
  }

  private void watch() {
    try {
      while (!ending) {
        LockSupport.parkNanos(WATCH_NANOS);
        for (Call call : calls.overdue(System.nanoTime())) {
          outbox.send(call.destination, call.request);
        }
      }
    } catch (InterruptedException e) {
      // the node ends
    } catch (IOException | RuntimeException e) {
      fail(e);
    }
  }

  private void fail(Throwable cause) {
    if (ending) {
      return;
    }
    CheckFailure named =
        new CheckFailure(
            name() + " failed: " + (cause instanceof CheckFailure ? cause.getMessage() : cause),
            cause);
    failure = named;
    running.completeExceptionally(named);
    calls.failAll(named);
  }

  /** From here on what others close is no failure. */
  public void end() {
    ending = true;
    rounds.end();
    calls.failAll(new CheckFailure("the node ends"));
  }

  @Override
  public void close() {
    end();
    transport.close();
    threads.end();
  }
}
