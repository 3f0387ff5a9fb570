package io.fjprobe.dist.attach;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import javax.management.JMException;
import javax.management.ObjectName;

/**
 * The application that tests attach to. It obeys lines: {@code work} runs tasks in the common pool
 * and in one of its own, waits until both are at rest, and says what the JDK counted; {@code
 * library} runs some in a pool of jsr166y; {@code load} begins to keep a third pool busy, {@code
 * stop} ends that and says how much was done; {@code virtual} runs that many virtual threads,
 * {@code hold} keeps workers in tasks and in a join, which {@code pass two} and {@code end join}
 * end; {@code beans} says which beans the agent has, {@code pool beans} when both pools have one;
 * {@code timer} waits for the end of the agent's thread that waits for the end of a recording;
 * {@code exit} is the end of it.
 */
public final class AttachedMain {

  private static final int FIB = 21;
  private static final int FIB_RESULT = 10946;

  private final ForkJoinPool own = new ForkJoinPool(3);
  private final Load load = new Load();
  private final VirtualLoad virtual = new VirtualLoad();
  private final HeldTasks held = new HeldTasks();

  private AttachedMain() {}

  public static void main(String[] arguments) throws Exception {
    AttachedMain application = new AttachedMain();
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    application.say("ready");
    for (String line = in.readLine(); !"exit".equals(line); line = in.readLine()) {
      application.obey(line);
    }
  }

  private void say(String line) {
    System.out.println(line);
    System.out.flush();
  }

  private void obey(String line) throws Exception {
    switch (line) {
      case "work":
        work(ForkJoinPool.commonPool());
        work(own);
        mark();
        say("steals " + ForkJoinPool.commonPool().getStealCount() + " " + own.getStealCount());
        break;
      case "library":
        say("computed " + LibraryLoad.run());
        break;
      case "load":
        load.begin();
        say("loaded");
        break;
      case "stop":
        say("done " + load.end());
        break;
      case "virtual":
        virtual.begin();
        say("running");
        break;
      case "virtual end":
        say("done " + virtual.end());
        break;
      case "hold":
        held.begin();
        say("held");
        break;
      case "pass two":
        held.passTwo();
        mark();
        say("passed");
        break;
      case "end join":
        held.join();
        mark();
        say("joined");
        break;
      case "pool beans":
        while (!haveBothPools(beans().toString())) {
          Thread.sleep(1);
        }
        say("beans " + beans());
        break;
      case "beans":
        say("beans " + beans());
        break;
      case "timer":
        awaitTimer();
        say("ended");
        break;
      case "bytes":
        PoolBytes.write();
        say("bytes");
        break;
      default:
        throw new IOException("unknown: " + line);
    }
  }

  /** One comes after the other. */
  private static boolean haveBothPools(String beans) {
    return beans.contains("ForkJoinPool-1") && beans.contains("name=\"common\"");
  }

  private static Set<ObjectName> beans() throws JMException {
    return new TreeSet<>(
        ManagementFactory.getPlatformMBeanServer()
            .queryNames(new ObjectName("io.fjprobe:*"), null));
  }

  private static void awaitTimer() throws InterruptedException {
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (thread.getName().equals("fjprobe duration")) {
        thread.join();
      }
    }
  }

  private static void work(ForkJoinPool pool) {
    for (int i = 0; i < 20; i++) {
      int result = pool.submit(new Fib(FIB)).join();
      if (result != FIB_RESULT) {
        throw new IllegalStateException("fib(" + FIB + ") = " + result);
      }
    }
    pool.submit(new Blocked(3)).join();
    if (!pool.awaitQuiescence(1, TimeUnit.MINUTES)) {
      throw new IllegalStateException("not at rest");
    }
  }

  /** If the agent is there. */
  private static void mark() throws ReflectiveOperationException {
    try {
      Class.forName("io.fjprobe.bootstrap.Snapshot", true, null).getMethod("mark").invoke(null);
    } catch (ClassNotFoundException e) {
      // it is not
    }
  }
}
