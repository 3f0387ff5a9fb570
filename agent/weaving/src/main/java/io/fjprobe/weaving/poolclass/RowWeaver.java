package io.fjprobe.weaving.poolclass;

import io.fjprobe.weaving.classfile.ClassFiles;
import io.fjprobe.weaving.joinpoint.JoinPoint;
import io.fjprobe.weaving.site.WeavingReport;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassWriter;

/** Weaves the rows of a table that speak of a class. */
public final class RowWeaver {

  /** A class that was woven before it was loaded. */
  private static final class Prepared {
    final byte[] file;
    final byte[] woven;
    final WeavingReport report;

    Prepared(byte[] file, byte[] woven, WeavingReport report) {
      this.file = file;
      this.woven = woven;
      this.report = report;
    }
  }

  private final List<JoinPoint> rows;
  private final WeavingReport report;
  private final Map<String, Prepared> prepared = new ConcurrentHashMap<>();

  public RowWeaver(List<JoinPoint> rows, WeavingReport report) {
    this.rows = rows;
    this.report = report;
  }

  /**
   * Weaves a class before the JVM loads it. If it then loads the same file, this is what it gets,
   * unless any row did not match: then the classes depend on each other.
   *
   * @param additions that the class will get
   */
  public void prepare(String name, byte[] file, Additions additions) {
    WeavingReport own = report.ofSameRows();
    try {
      byte[] woven = new RowWeaver(rows, own).weave(name, file, additions);
      if (own.missingCount() == 0) {
        prepared.put(name, new Prepared(file, woven, own));
      }
    } catch (RuntimeException e) {
      // it will be said when the class is woven again
    }
  }

  public boolean isPrepared(String name) {
    return prepared.containsKey(name);
  }

  /** Whatever else is loaded is woven then. */
  public void endPreparation() {
    prepared.clear();
  }

  /**
   * A row that does not match exactly takes its whole probe with it.
   *
   * @param additions null for none
   */
  public byte[] weave(String name, byte[] file, Additions additions) {
    Prepared before = prepared.remove(name);
    if (before != null && report.missingCount() == 0 && Arrays.equals(file, before.file)) {
      report.matchedAsIn(before.report);
      return before.woven;
    }
    byte[] woven;
    int missing;
    do { // again without the probes that turn out not to match
      missing = report.missingCount();
      List<JoinPoint> points = new ArrayList<>();
      for (JoinPoint point : rows) {
        if (point.owner.equals(name) && !report.isOff(point)) {
          points.add(point);
        }
      }
      woven = weave(file, points, additions);
    } while (report.missingCount() > missing);
    return woven;
  }

  /** The additions alone, so that the class has the fields that it got as it was loaded. */
  public byte[] withoutRows(byte[] file, Additions additions) {
    return weave(file, new ArrayList<>(), additions);
  }

  private byte[] weave(byte[] file, List<JoinPoint> points, Additions additions) {
    ClassReader reader = ClassFiles.reader(file);
    ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    reader.accept(
        new PoolClassWeaver(writer, points, additions, report), ClassReader.EXPAND_FRAMES);
    return ClassFiles.bytes(writer, file);
  }
}
