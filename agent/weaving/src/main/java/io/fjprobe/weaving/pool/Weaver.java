package io.fjprobe.weaving.pool;

import io.fjprobe.bootstrap.counter.Generation;
import io.fjprobe.bootstrap.counter.Probe;
import io.fjprobe.bootstrap.probed.JdkFuture;
import io.fjprobe.bootstrap.probed.JdkPool;
import io.fjprobe.bootstrap.probed.JdkQueue;
import io.fjprobe.bootstrap.probed.JdkTask;
import io.fjprobe.bootstrap.probed.ProbedWrapper;
import io.fjprobe.weaving.joinpoint.JoinPoint;
import io.fjprobe.weaving.joinpoint.JoinPointTable;
import io.fjprobe.weaving.poolclass.Additions;
import io.fjprobe.weaving.poolclass.RowWeaver;
import io.fjprobe.weaving.poolclass.WrapperWeaver;
import io.fjprobe.weaving.site.WeavingReport;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Weaves the rows of one table into the pool's classes. This happens while they load, because only
 * then can a class get a field. If the agent is attached later, the rows that need a field are left
 * out.
 */
public final class Weaver implements ClassFileTransformer {

  static final String POOL = "java/util/concurrent/ForkJoinPool";
  static final String QUEUE = "java/util/concurrent/ForkJoinPool$WorkQueue";
  static final String TASK = "java/util/concurrent/ForkJoinTask";
  static final String FUTURE = "java/util/concurrent/CompletableFuture";

  private static final String AT_START = "-javaagent";
  private static final String BEFORE_THE_POOL = "the agent to start before ForkJoinPool is loaded";

  private static final Set<Probe> NONE = EnumSet.noneOf(Probe.class);

  private final JoinPointTable table;
  private final boolean additions;
  private final Set<Probe> ofTasks;
  private final Set<String> owners = new LinkedHashSet<>();
  private final WeavingReport report;
  private final RowWeaver rowWeaver;
  private final Set<String> met = Collections.synchronizedSet(new HashSet<>());
  private volatile boolean stopped;

  /**
   * @param ofTasks what to observe of each task, which costs each of them
   */
  Weaver(JoinPointTable table, Set<Probe> ofTasks) {
    this(table, true, ofTasks, EnumSet.noneOf(Probe.class), AT_START);
  }

  private Weaver(
      JoinPointTable table,
      boolean additions,
      Set<Probe> ofTasks,
      Set<Probe> tooLate,
      String needed) {
    this.table = table;
    this.additions = additions;
    this.ofTasks = ofTasks;
    List<JoinPoint> rows = new ArrayList<>();
    for (JoinPoint point : table.rows) {
      if (Probe.areAsked(point.probes, ofTasks)) {
        owners.add(point.owner);
        if (Collections.disjoint(tooLate, point.probes)) {
          rows.add(point);
        }
      }
    }
    report = new WeavingReport(rows, tooLate, needed, "on this JDK");
    rowWeaver = new RowWeaver(rows, report);
  }

  /**
   * For classes that are already loaded: they keep exactly what we added to them before.
   *
   * @param additions whether pools and queues have it
   * @param tasks whether tasks have it
   * @param ofTasks what to observe of each task
   */
  public static Weaver attached(
      JoinPointTable table, boolean additions, boolean tasks, Set<Probe> ofTasks) {
    Set<Probe> tooLate = tooLate(table, additions, true);
    if (!tasks) {
      tooLate.addAll(ofTasks);
    }
    return new Weaver(table, additions, tasks ? ofTasks : NONE, tooLate, AT_START);
  }

  /**
   * For a JVM that starts, if classes were loaded before the agent: at least the tasks are loaded.
   *
   * @param additions whether pools and queues have it
   * @param workers whether there may be some that do not come to where they begin any more
   */
  static Weaver late(JoinPointTable table, boolean additions, Set<Probe> ofTasks, boolean workers) {
    Set<Probe> tooLate = tooLate(table, additions, workers);
    tooLate.addAll(ofTasks);
    return new Weaver(table, additions, NONE, tooLate, BEFORE_THE_POOL);
  }

  private static Set<Probe> tooLate(JoinPointTable table, boolean additions, boolean workers) {
    Set<Probe> tooLate = EnumSet.noneOf(Probe.class);
    for (JoinPoint row : table.rows) {
      if ((workers && table.isOutOfReach(row)) || (!additions && row.site.counter != null)) {
        tooLate.addAll(row.probes);
      }
    }
    return tooLate;
  }

  /** Whether a class of this name came to be woven. */
  boolean hasMet(String name) {
    return met.contains(name);
  }

  /** From now on classes get the fields that they have, and nothing calls a hook. */
  public void stop() {
    stopped = true;
  }

  String generation() {
    return table.generation;
  }

  /** Says what is woven. */
  public void publish() {
    Generation.JDK.woven(
        table.generation, report.probes(), report.wovenCount(), report.notRecorded());
  }

  public WeavingReport report() {
    return report;
  }

  @Override
  public byte[] transform(
      ClassLoader loader,
      String name,
      Class<?> retransformed,
      ProtectionDomain domain,
      byte[] file) {
    if (loader != null) {
      return null;
    }
    byte[] wrapper = WrapperWeaver.mayWrap(name) && isWrapper(retransformed) ? wrapper(file) : null;
    if (!owners.contains(name) || (stopped && !additions)) {
      return wrapper;
    }
    met.add(name);
    byte[] woven = weave(name, retransformed, wrapper == null ? file : wrapper);
    return woven == null ? wrapper : woven;
  }

  private byte[] weave(String name, Class<?> retransformed, byte[] file) {
    try {
      return stopped
          ? rowWeaver.withoutRows(file, additions(name, retransformed))
          : rowWeaver.weave(name, file, additions(name, retransformed));
    } catch (Throwable t) {
      report.mismatchAll("weaving " + name.substring(name.lastIndexOf('/') + 1) + " failed: " + t);
      return null;
    }
  }

  /** A class that is loaded keeps its interfaces; one that loads after a late attach as well. */
  private boolean isWrapper(Class<?> loaded) {
    return loaded == null ? additions : ProbedWrapper.class.isAssignableFrom(loaded);
  }

  private static byte[] wrapper(byte[] file) {
    try {
      return WrapperWeaver.weave(file);
    } catch (Throwable t) {
      return null; // it will be known by the JDK's name for it
    }
  }

  private static boolean hasAdditions(Class<?> loaded) {
    return JdkPool.class.isAssignableFrom(loaded)
        || JdkQueue.class.isAssignableFrom(loaded)
        || JdkTask.class.isAssignableFrom(loaded)
        || JdkFuture.class.isAssignableFrom(loaded);
  }

  private Additions additions(String name, Class<?> loaded) {
    if (!additions || (loaded != null && !hasAdditions(loaded))) {
      return null;
    }
    if (name.equals(TASK) && !ofTasks.isEmpty()) {
      return Additions.ofJdkTask(ofTasks);
    }
    return name.equals(FUTURE) && ofTasks.contains(Probe.SPAN)
        ? Additions.ofJdkFuture()
        : JdkAdditions.to(name);
  }
}
