package io.fjprobe.weaving.poolclass;

import io.fjprobe.weaving.classfile.ClassFiles;
import io.fjprobe.weaving.joinpoint.JoinPoint;
import io.fjprobe.weaving.site.WeavingReport;
import java.util.ArrayList;
import java.util.List;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassWriter;

/** Weaves the rows of a table that speak of a class. */
public final class RowWeaver {

  private final List<JoinPoint> rows;
  private final WeavingReport report;

  public RowWeaver(List<JoinPoint> rows, WeavingReport report) {
    this.rows = rows;
    this.report = report;
  }

  /**
   * A row that does not match exactly takes its whole probe with it.
   *
   * @param additions null for none
   */
  public byte[] weave(String name, byte[] file, Additions additions) {
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
    return writer.toByteArray();
  }
}
