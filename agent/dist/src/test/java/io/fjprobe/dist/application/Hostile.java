package io.fjprobe.dist.application;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Tries to get at the common pool's queues through what the agent brought into the JVM. The pool
 * has a worker that is busy and tasks that wait for it; all of them are to run once.
 *
 * <p>Obeys lines: {@code classes} names the agent's classes, {@code look} asks all that only looks,
 * {@code all} calls whatever is public; each is answered by one line. Needs no permission.
 */
public final class Hostile {

  private static final int TASKS = 20;

  private final List<String> breaches = new ArrayList<>();
  private String[] classes = {};

  private Hostile() {}

  public static void main(String[] arguments) throws Exception {
    Hostile hostile = new Hostile();
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    say("ready");
    for (String line = in.readLine(); !"exit".equals(line); line = in.readLine()) {
      hostile.obey(line);
    }
  }

  private static void say(String line) {
    System.out.println(line);
    System.out.flush();
  }

  private void obey(String line) throws Exception {
    if (line.startsWith("classes ")) {
      classes = line.substring("classes ".length()).split(" ");
      say("known " + classes.length);
    } else if (line.equals("look") || line.equals("all")) {
      breaches.clear();
      int ran = attack(line.equals("all"));
      say("ran " + ran + " breaches " + breaches);
    } else {
      throw new IOException("unknown: " + line);
    }
  }

  /** One of the pool's tasks. */
  private static final class Waiting extends RecursiveAction {
    private static final long serialVersionUID = 1L;

    private final transient AtomicInteger ran;

    Waiting(AtomicInteger ran) {
      this.ran = ran;
    }

    @Override
    protected void compute() {
      ran.incrementAndGet();
    }
  }

  private int attack(boolean everything) throws Exception {
    ForkJoinPool pool = ForkJoinPool.commonPool();
    CountDownLatch busy = new CountDownLatch(1);
    CountDownLatch done = new CountDownLatch(1);
    AtomicInteger ran = new AtomicInteger();
    ForkJoinTask<?> blocker =
        pool.submit(
            () -> {
              List<ForkJoinTask<?>> forked = new ArrayList<>();
              for (int i = 0; i < TASKS / 2; i++) {
                forked.add(new Waiting(ran).fork());
              }
              busy.countDown();
              done.await();
              ForkJoinTask.helpQuiesce();
              return forked;
            });
    busy.await();
    List<ForkJoinTask<?>> submitted = new ArrayList<>();
    for (int i = 0; i < TASKS / 2; i++) {
      submitted.add(pool.submit(new Waiting(ran)));
    }
    Doors doors = new Doors(new Loot(pool, submitted.get(0), breaches), breaches);
    doors.ofThePool();
    for (String each : classes) {
      doors.of(each, everything);
    }
    if (ran.get() != 0) {
      breaches.add(ran.get() + " tasks ran while the worker was busy");
    }
    done.countDown();
    blocker.get();
    for (ForkJoinTask<?> each : submitted) {
      each.get();
    }
    return ran.get();
  }
}
