package io.fjprobe.dist.application;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Method;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;

/** A worker that blocks in one way after another, many times between two marks, and computes. */
public final class BlockedWorker {

  private static final Object LOCK = new Object();
  private static final long COMPUTES = 100_000_000;
  private static final Path STAT = Paths.get("/proc/stat");
  private static final int STOLEN = 8;

  private BlockedWorker() {}

  private interface Block {
    void run() throws Exception;
  }

  /**
   * @param arguments how to block, with commas between; then turns and microseconds of each, once
   *     or several times
   */
  public static void main(String[] arguments) throws Exception {
    Method mark = Class.forName("io.fjprobe.bootstrap.Snapshot", true, null).getMethod("mark");
    ForkJoinPool pool = new ForkJoinPool(1);
    Thread worker =
        pool.submit(
                () -> {
                  for (int i = 1; i < arguments.length; i += 2) {
                    int turns = Integer.parseInt(arguments[i]);
                    blockEach(arguments[0], turns, Long.parseLong(arguments[i + 1]), mark);
                  }
                  return Thread.currentThread();
                })
            .get();
    pool.shutdown();
    Check.that(pool.awaitTermination(60, TimeUnit.SECONDS), "the end of the pool");
    worker.join(); // a pool is terminated before its last worker has told of its end
  }

  private static void blockEach(String kinds, int turns, long micros, Method mark)
      throws Exception {
    for (String kind : kinds.split(",")) {
      long stolen = stolenTicks();
      long clock = block(block(kind, micros), turns, mark);
      System.out.println(kind + " " + clock + " " + (stolenTicks() - stolen));
    }
  }

  /** What a hypervisor took from all CPUs so far, in hundredths of a second; 0: not told. */
  private static long stolenTicks() throws IOException {
    if (!Files.exists(STAT)) {
      return 0;
    }
    String cpus = Files.readAllLines(STAT, StandardCharsets.US_ASCII).get(0);
    return Long.parseLong(cpus.trim().split(" +")[STOLEN]);
  }

  /** How long it took by the clock. */
  private static long block(Block block, int turns, Method mark) throws Exception {
    block.run(); // loads what it takes
    mark.invoke(null);
    long clock = 0;
    for (int i = 0; i < turns; i++) {
      long begin = System.nanoTime();
      block.run();
      clock += System.nanoTime() - begin;
    }
    long end = System.nanoTime() + COMPUTES;
    while (System.nanoTime() < end) {
      Check.that(Math.sqrt(end) >= 0, "the root of a time");
    }
    mark.invoke(null);
    return clock;
  }

  private static Block block(String kind, long micros) throws Exception {
    switch (kind) {
      case "sleep":
        return () -> TimeUnit.MICROSECONDS.sleep(micros);
      case "park":
        return () -> parkUntil(System.nanoTime() + micros * 1_000);
      case "wait":
        return () -> waitFor(Math.max(1, micros / 1_000));
      case "monitor":
        return monitor(Thread.currentThread(), micros);
      default:
        return socket(micros);
    }
  }

  private static void parkUntil(long end) {
    do {
      LockSupport.parkNanos(Math.max(1, end - System.nanoTime()));
    } while (System.nanoTime() < end);
  }

  @SuppressWarnings("WaitNotInLoop") // for how long does not matter
  private static void waitFor(long millis) throws InterruptedException {
    synchronized (LOCK) {
      LOCK.wait(millis);
    }
  }

  /** Somebody holds it until the worker is seen to block, and then for so long. */
  private static Block monitor(Thread worker, long micros) {
    Object lock = new Object();
    AtomicBoolean held = new AtomicBoolean();
    daemon(
        () -> {
          while (true) {
            synchronized (lock) {
              held.set(true);
              while (worker.getState() != Thread.State.BLOCKED) {
                LockSupport.parkNanos(10_000);
              }
              TimeUnit.MICROSECONDS.sleep(micros);
              held.set(false);
            }
            while (worker.getState() == Thread.State.BLOCKED) {
              LockSupport.parkNanos(10_000);
            }
          }
        });
    return () -> {
      while (!held.get()) {
        Thread.yield();
      }
      synchronized (lock) {
        Check.that(!held.get(), "a monitor that its holder has left");
      }
    };
  }

  private static Block socket(long micros) throws Exception {
    ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    daemon(
        () -> {
          try (Socket socket = server.accept()) {
            socket.setTcpNoDelay(true);
            for (int read = socket.getInputStream().read(); read >= 0; ) {
              TimeUnit.MICROSECONDS.sleep(micros);
              socket.getOutputStream().write(read);
              read = socket.getInputStream().read();
            }
          }
        });
    Socket socket = new Socket(server.getInetAddress(), server.getLocalPort());
    socket.setTcpNoDelay(true);
    InputStream in = socket.getInputStream();
    OutputStream out = socket.getOutputStream();
    return () -> {
      out.write(1);
      Check.that(in.read() == 1, "the answer");
    };
  }

  private static void daemon(Block body) {
    Thread thread =
        new Thread(
            () -> {
              try {
                body.run();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    thread.setDaemon(true);
    thread.start();
  }
}
