package io.fjprobe.weaving.library;

import io.fjprobe.bootstrap.counter.Generation;
import io.fjprobe.bootstrap.counter.Probe;
import io.fjprobe.bootstrap.hook.PoolHooks;
import io.fjprobe.bootstrap.probed.ProbedLibrary;
import io.fjprobe.bootstrap.probed.ProbedWrapper;
import io.fjprobe.weaving.joinpoint.Generations;
import io.fjprobe.weaving.joinpoint.JoinPoint;
import io.fjprobe.weaving.joinpoint.JoinPointTable;
import io.fjprobe.weaving.poolclass.Additions;
import io.fjprobe.weaving.poolclass.RowWeaver;
import io.fjprobe.weaving.poolclass.WrapperWeaver;
import io.fjprobe.weaving.site.WeavingReport;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Weaves the classes of jsr166y, which belong to the application. Each class is woven while any
 * loader loads it, and only then. A class that does not match the table is left unchanged. Then the
 * hooks of the other classes find a pool without a tally, and do nothing.
 */
final class LibraryWeaver implements ClassFileTransformer {

  private static final String GENERATION = "jsr166y";
  static final String PACKAGE = GENERATION + ".";
  private static final String HOME = GENERATION + "/";

  private final boolean everyTask;
  private final Set<String> notWoven = new LinkedHashSet<>();
  private String missingSaid = "";
  private boolean stopped;

  /** Null until a class of the library is seen. */
  private JoinPointTable table;

  private WeavingReport report;
  private RowWeaver rowWeaver;

  LibraryWeaver(boolean everyTask) {
    this.everyTask = everyTask;
  }

  /** From now on classes get no rows; those that have fields of ours keep them. */
  synchronized void stop() {
    stopped = true;
  }

  synchronized void resume() {
    stopped = false;
  }

  @Override
  public byte[] transform(
      ClassLoader loader,
      String name,
      Class<?> retransformed,
      ProtectionDomain domain,
      byte[] file) {
    if (name == null || !name.startsWith(HOME)) {
      return null;
    }
    try {
      boolean canCall = seesHooks(loader);
      return weave(loader, name, retransformed, canCall, file);
    } catch (Throwable t) {
      say(name, loader, "weaving failed: " + t);
      return null;
    }
  }

  /** A loader of modules may hide what is in the bootstrap loader. */
  private static boolean seesHooks(ClassLoader loader) {
    try {
      return Class.forName(PoolHooks.class.getName(), false, loader) == PoolHooks.class;
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }

  private synchronized byte[] weave(
      ClassLoader loader, String name, Class<?> retransformed, boolean canCall, byte[] file) {
    if (table == null) {
      read();
    }
    boolean loaded = retransformed != null;
    if (stopped && !loaded) {
      return null;
    }
    if (name.startsWith(table.className("Task") + "$")) {
      boolean gets = loaded ? ProbedWrapper.class.isAssignableFrom(retransformed) : canCall;
      return gets ? WrapperWeaver.weave(file) : null;
    }
    Additions additions = LibraryAdditions.to(name, table, everyTask);
    if (additions == null) {
      return null;
    }
    if (loaded && !ProbedLibrary.class.isAssignableFrom(retransformed)) {
      refuse(name, loader, "it was loaded before the agent"); // and cannot get fields any more
      return null;
    }
    if (!canCall) {
      say(name, loader, "its class loader does not find the agent's classes");
      return null;
    }
    if (!Generations.isOf(table, name, file)) {
      refuse(name, loader, "it is not the class of jsr166y 1.7.0");
      return null;
    }
    byte[] woven =
        stopped ? rowWeaver.withoutRows(file, additions) : rowWeaver.weave(name, file, additions);
    publish();
    return woven;
  }

  /** A pool or worker that is not woven has no numbers. Its tasks would be shown as 0. */
  private void refuse(String name, ClassLoader loader, String reason) {
    if (name.equals(table.className("Task"))) {
      for (JoinPoint row : table.rows) {
        if (row.owner.equals(name)) {
          report.mismatch(row, reason);
        }
      }
    }
    say(name, loader, reason);
  }

  private void read() {
    JoinPointTable read = JoinPointTable.load(GENERATION);
    List<JoinPoint> rows = new ArrayList<>();
    for (JoinPoint row : read.rows) {
      if (everyTask || !row.probes.contains(Probe.TASKS)) {
        rows.add(row);
      }
    }
    report = new WeavingReport(rows, EnumSet.noneOf(Probe.class), null, "in " + GENERATION);
    rowWeaver = new RowWeaver(rows, report);
    table = read;
  }

  private void publish() {
    List<String> not = new ArrayList<>(notWoven);
    Set<Probe> probes = EnumSet.noneOf(Probe.class);
    int count = report == null ? 0 : report.wovenCount();
    if (count > 0) {
      probes = report.probes();
      not.add(report.notRecorded());
      sayMissing(report.missing());
    }
    String name = count > 0 ? GENERATION : "";
    Generation.JSR166Y.woven(name, probes, count, String.join(", ", not));
  }

  private void sayMissing(String missing) {
    if (!missing.equals(missingSaid)) {
      missingSaid = missing;
      System.err.println("fjprobe: not recorded: " + missing);
    }
  }

  private synchronized void say(String name, ClassLoader loader, String reason) {
    String type = name.replace('/', '.');
    if (notWoven.add(type + " (" + reason + ")")) {
      String from = loader == null ? "" : " of " + loader.getClass().getName();
      System.err.println(
          "fjprobe: "
              + type
              + from
              + " is not observed: "
              + reason
              + "; the application continues");
      publish();
    }
  }
}
