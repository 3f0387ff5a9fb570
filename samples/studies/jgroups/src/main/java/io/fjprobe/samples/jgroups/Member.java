package io.fjprobe.samples.jgroups;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import org.jgroups.Address;
import org.jgroups.JChannel;
import org.jgroups.blocks.MethodCall;
import org.jgroups.blocks.RequestOptions;
import org.jgroups.blocks.ResponseMode;
import org.jgroups.blocks.RpcDispatcher;

/** Answers the requests of the others, and makes its own when it is told to measure. */
public final class Member {
  private static final long RPC_MILLIS = 30_000;
  private static final int KEYS = 1_000;

  private final Settings settings;
  private final JChannel channel;
  private final RpcDispatcher dispatcher;
  private final RequestOptions options = new RequestOptions(ResponseMode.GET_ALL, RPC_MILLIS);
  private final byte[] bytes;
  private final LongAdder completed = new LongAdder();
  private final AtomicReference<Throwable> failure = new AtomicReference<>();
  private final CountDownLatch end = new CountDownLatch(1);

  Member(Settings settings, JChannel channel) {
    this.settings = settings;
    this.channel = channel;
    this.bytes = new byte[settings.size + KEYS];
    new SplittableRandom(1).ints(bytes.length).forEach(new Filler()::put);
    this.dispatcher = new RpcDispatcher(channel, this).setMethodLookup(Calls::method);
  }

  private final class Filler {
    private int next;

    void put(int value) {
      bytes[next++] = (byte) value;
    }
  }

  RpcDispatcher dispatcher() {
    return dispatcher;
  }

  /** By the others. */
  public byte[] get(int key) {
    return value(key);
  }

  /** By the others: whether the value is that of the key. */
  public boolean put(int key, byte[] value) {
    return Arrays.equals(value, value(key));
  }

  /** By the first member: runs the invokers, and returns requests completed, and the time in ns. */
  public long[] measure() throws Exception {
    long begin = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(settings.warmupMillis);
    long last = begin + TimeUnit.MILLISECONDS.toNanos(settings.measuredMillis);
    List<Thread> invokers = new ArrayList<>();
    for (int i = 0; i < settings.threads; i++) {
      SplittableRandom random = new SplittableRandom(i);
      invokers.add(Threads.start(settings.virtual, () -> request(random, begin, last)));
    }
    for (Thread invoker : invokers) {
      invoker.join();
    }
    if (failure.get() != null) {
      throw new IllegalStateException("an invoker failed: " + failure.get(), failure.get());
    }
    return new long[] {completed.sum(), last - begin};
  }

  /** By the first member. */
  public void end() {
    end.countDown();
  }

  boolean awaitEnd(long millis) throws InterruptedException {
    return end.await(millis, TimeUnit.MILLISECONDS);
  }

  private void request(SplittableRandom random, long begin, long last) {
    try {
      List<Address> members = channel.getView().getMembers();
      int self = members.indexOf(channel.getAddress());
      while (System.nanoTime() - last < 0) {
        int key = random.nextInt(KEYS);
        if (random.nextDouble() < settings.reads) {
          getFrom(members, random.nextInt(members.size()), self, key);
        } else {
          putTo(next(members, self), key);
        }
        long now = System.nanoTime();
        if (now - begin >= 0 && now - last < 0) {
          completed.increment();
        }
      }
    } catch (Exception | Error e) {
      failure.compareAndSet(null, e);
    }
  }

  /** That of the member itself without the network, as in uperf. */
  private void getFrom(List<Address> members, int from, int self, int key) throws Exception {
    byte[] value =
        from == self
            ? get(key)
            : dispatcher.callRemoteMethod(
                members.get(from), new MethodCall(Calls.GET, key), options);
    if (!Arrays.equals(value, value(key))) {
      throw new IllegalStateException("a wrong value of key " + key);
    }
  }

  private void putTo(List<Address> destinations, int key) throws Exception {
    MethodCall put = new MethodCall(Calls.PUT, key, value(key));
    RequestOptions anycasting = new RequestOptions(options).anycasting(true);
    List<Boolean> replies =
        dispatcher.<Boolean>callRemoteMethods(destinations, put, anycasting).getResults();
    if (replies.size() != destinations.size() || replies.contains(false)) {
      throw new IllegalStateException(replies + " from " + destinations);
    }
  }

  private List<Address> next(List<Address> members, int self) {
    List<Address> next = new ArrayList<>();
    for (int i = 1; i <= settings.anycast; i++) {
      next.add(members.get((self + i) % members.size()));
    }
    return next;
  }

  private byte[] value(int key) {
    return Arrays.copyOfRange(bytes, key, key + settings.size);
  }
}
