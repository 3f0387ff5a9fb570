package io.fjprobe.weaving;

import io.fjprobe.bootstrap.probed.ProbedPool;
import io.fjprobe.bootstrap.probed.ProbedQueue;
import io.fjprobe.bootstrap.tally.Probe;
import io.fjprobe.weaving.classfile.ClassFiles;
import io.fjprobe.weaving.joinpoint.JoinPoint;
import io.fjprobe.weaving.joinpoint.JoinPointTable;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassWriter;

/**
 * Weaves the rows of one table into the pool's classes while they load: only then can a class still
 * get a field. A row that does not match exactly takes its whole probe with it.
 */
final class Weaver implements ClassFileTransformer {

  static final String POOL = "java/util/concurrent/ForkJoinPool";
  static final String QUEUE = "java/util/concurrent/ForkJoinPool$WorkQueue";
  private static final String TASK = "java/util/concurrent/ForkJoinTask";

  private final JoinPointTable table;
  private final boolean everyTask;
  private final List<JoinPoint> rows = new ArrayList<>();
  private final Set<String> owners = new LinkedHashSet<>();
  private final WeavingReport report;

  /**
   * @param everyTask whether to observe each task that runs, which costs each of them
   */
  Weaver(JoinPointTable table, boolean everyTask) {
    this.table = table;
    this.everyTask = everyTask;
    for (JoinPoint point : table.rows) {
      if (everyTask || !point.probes.contains(Probe.TASKS)) {
        rows.add(point);
        owners.add(point.owner);
      }
    }
    report = new WeavingReport(rows);
  }

  String generation() {
    return table.generation;
  }

  WeavingReport report() {
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
    if (WrapperWeaver.mayWrap(name)) {
      return wrapper(file);
    }
    if (!owners.contains(name)) {
      return null;
    }
    try {
      byte[] woven;
      int missing;
      do { // again without the probes that turn out not to match
        missing = report.missingCount();
        woven = weave(name, file);
      } while (report.missingCount() > missing);
      return woven;
    } catch (Throwable t) {
      report.mismatchAll("weaving " + name.substring(name.lastIndexOf('/') + 1) + " failed: " + t);
      return null;
    }
  }

  private static byte[] wrapper(byte[] file) {
    try {
      return WrapperWeaver.weave(file);
    } catch (Throwable t) {
      return null; // it will be known by the JDK's name for it
    }
  }

  private byte[] weave(String name, byte[] file) {
    List<JoinPoint> points = new ArrayList<>();
    for (JoinPoint point : rows) {
      if (point.owner.equals(name) && !report.isOff(point)) {
        points.add(point);
      }
    }
    ClassReader reader = ClassFiles.reader(file);
    ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    reader.accept(
        new PoolClassWeaver(writer, points, additions(name), report), ClassReader.EXPAND_FRAMES);
    return ClassFiles.bytes(writer, file);
  }

  private Additions additions(String name) {
    return everyTask && name.equals(TASK) ? Additions.toTask() : Additions.to(name, table);
  }

  /** Whether the classes that are loaded now are the woven ones. */
  static boolean isWoven(Class<?> pool, Class<?> queue) {
    return ProbedPool.class.isAssignableFrom(pool) && ProbedQueue.class.isAssignableFrom(queue);
  }
}
