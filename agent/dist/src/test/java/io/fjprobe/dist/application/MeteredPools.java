package io.fjprobe.dist.application;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.TimeUnit;
import javax.management.Attribute;
import javax.management.JMException;
import javax.management.MBeanAttributeInfo;
import javax.management.MBeanServer;
import javax.management.ObjectName;

/**
 * Uses pools and reads the agent's beans. {@code figures} reads them between two marks, the last
 * ones, while all pools are at rest and no worker ends; {@code churn N} makes N pools that end;
 * {@code many N} keeps N pools.
 */
public final class MeteredPools {

  private static final int FIB = 15;
  private static final int TURNS = 50;
  private static final int MOST_BEANS = 100;

  private static final MBeanServer SERVER = ManagementFactory.getPlatformMBeanServer();

  private static final class Fib extends RecursiveTask<Integer> {
    private static final long serialVersionUID = 1;

    private final int n;

    Fib(int n) {
      this.n = n;
    }

    @Override
    protected Integer compute() {
      if (n < 2) {
        return n;
      }
      ForkJoinTask<Integer> other = new Fib(n - 1).fork();
      return new Fib(n - 2).compute() + other.join();
    }
  }

  private MeteredPools() {}

  public static void main(String[] arguments) throws Exception {
    switch (arguments[0]) {
      case "figures":
        figures();
        break;
      case "churn":
        churn(Integer.parseInt(arguments[1]));
        break;
      default:
        many(Integer.parseInt(arguments[1]));
    }
    System.out.println("verified");
  }

  private static void figures() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    use(pool);
    use(ForkJoinPool.commonPool());
    awaitBeans("Pool,*", 2);
    awaitEndOfWorker(pool);
    String text;
    int workers;
    do { // on JDK 8 workers end after two seconds without work, which all of this may take
      use(pool);
      use(ForkJoinPool.commonPool());
      workers = workers(pool);
      for (ObjectName bean : beans("Pool,*")) {
        awaitLooks(bean);
      }
      mark();
      text = text(beans("*"));
      mark();
    } while (workers(pool) < workers);
    System.out.print(text);
  }

  /** On JDK 8 it comes soon, which shows that beans keep what workers did that have ended. */
  private static void awaitEndOfWorker(ForkJoinPool pool) throws InterruptedException {
    int workers = pool.getPoolSize();
    while (System.getProperty("java.specification.version").equals("1.8")
        && pool.getPoolSize() >= workers
        && workers > 0) {
      Thread.sleep(1);
    }
  }

  private static int workers(ForkJoinPool pool) {
    return pool.getPoolSize() + ForkJoinPool.commonPool().getPoolSize();
  }

  private static void use(ForkJoinPool pool) {
    int sum = 0;
    for (int i = 0; i < TURNS; i++) {
      sum += pool.submit(new Fib(FIB)).join();
    }
    Check.equal(TURNS * 610, sum, "sum");
    Check.that(pool.awaitQuiescence(1, TimeUnit.MINUTES), "at rest");
    while (pool.getActiveThreadCount() > 0) {
      Thread.yield(); // they look for work a last time
    }
  }

  /** A look may have begun before the pool was at rest, the next one sees the last of it. */
  private static void awaitLooks(ObjectName bean) throws Exception {
    for (int i = 0; i < 2; i++) {
      Object before = seenIdle(bean);
      while (seenIdle(bean).equals(before)) {
        Thread.sleep(1);
      }
    }
  }

  private static Object seenIdle(ObjectName bean) throws JMException {
    return SERVER.getAttribute(bean, "SeenIdle");
  }

  private static String text(Set<ObjectName> beans) throws JMException {
    StringBuilder text = new StringBuilder();
    for (ObjectName bean : beans) {
      List<String> names = new ArrayList<>();
      for (MBeanAttributeInfo each : SERVER.getMBeanInfo(bean).getAttributes()) {
        names.add(each.getName());
      }
      for (Attribute each : SERVER.getAttributes(bean, names.toArray(new String[0])).asList()) {
        text.append(bean.getKeyProperty("type"))
            .append(bean.getKeyProperty("id"))
            .append(' ')
            .append(each.getName())
            .append(' ')
            .append(each.getValue())
            .append('\n');
      }
    }
    return text.toString();
  }

  private static void churn(int pools) throws Exception {
    awaitBeans("*", 2);
    int most = 0;
    for (int i = 0; i < pools; i++) {
      ForkJoinPool pool = new ForkJoinPool(1);
      Thread worker = pool.submit((Callable<Thread>) Thread::currentThread).get();
      Check.that(worker instanceof ForkJoinWorkerThread, "task runs in a worker");
      pool.shutdown();
      Check.that(pool.awaitTermination(1, TimeUnit.MINUTES), "pool terminates");
      worker.join(); // a pool terminates before its last worker has left it
      most = Math.max(most, beans("*").size());
    }
    awaitBeans("*", 2);
    System.out.println("most=" + most);
    System.out.println("started=" + SERVER.getAttribute(bean("AllPools"), "WorkersStarted"));
    System.out.println("lifetime=" + SERVER.getAttribute(bean("AllPools"), "Lifetime"));
  }

  private static void many(int number) throws Exception {
    List<ForkJoinPool> pools = new ArrayList<>();
    for (int i = 0; i < number; i++) {
      ForkJoinPool pool = new ForkJoinPool(1);
      use(pool);
      pools.add(pool);
    }
    while (withoutBean() != number - MOST_BEANS) {
      Thread.sleep(1); // the last look may have been before the last pool
    }
    System.out.println("beans=" + beans("Pool,*").size());
    System.out.println("without=" + withoutBean());
    for (ForkJoinPool each : pools.subList(0, number / 2)) {
      each.shutdown();
    }
    while (withoutBean() > 0) {
      Thread.sleep(1);
    }
    awaitBeans("Pool,*", number - number / 2);
  }

  private static long withoutBean() throws JMException {
    return SERVER.isRegistered(bean("AllPools"))
        ? (Long) SERVER.getAttribute(bean("AllPools"), "PoolsWithoutBean")
        : 0;
  }

  private static void awaitBeans(String which, int number) throws Exception {
    while (beans(which).size() != number) {
      Thread.sleep(1);
    }
  }

  private static Set<ObjectName> beans(String which) throws JMException {
    return SERVER.queryNames(
        which.equals("*") ? new ObjectName("io.fjprobe:*") : bean(which), null);
  }

  private static ObjectName bean(String type) throws JMException {
    return new ObjectName("io.fjprobe:type=" + type);
  }

  private static void mark() throws ReflectiveOperationException {
    Class.forName("io.fjprobe.bootstrap.Snapshot", true, null).getMethod("mark").invoke(null);
  }
}
