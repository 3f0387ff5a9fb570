package io.fjprobe.weaving.poolclass;

import io.fjprobe.weaving.joinpoint.JoinPoint;
import io.fjprobe.weaving.site.BoundaryWeaver;
import io.fjprobe.weaving.site.SiteWeaver;
import io.fjprobe.weaving.site.WeavingReport;
import io.fjprobe.weaving.site.Woven;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.bytebuddy.jar.asm.AnnotationVisitor;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.FieldVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** Weaves one class of the pool: its additions, and the rows of the table that speak of it. */
final class PoolClassWeaver extends ClassVisitor {

  private final List<JoinPoint> points;
  private final Additions additions;
  private final WeavingReport report;
  private final Map<String, String> fields = new HashMap<>();
  private final Set<JoinPoint> visited = new HashSet<>();
  private String owner;
  private ContendedGroup hotGroup;

  /**
   * @param additions null for none
   */
  PoolClassWeaver(
      ClassVisitor next, List<JoinPoint> points, Additions additions, WeavingReport report) {
    super(Opcodes.ASM9, next);
    this.points = points;
    this.additions = additions;
    this.report = report;
  }

  @Override
  public void visit(
      int version,
      int access,
      String name,
      String signature,
      String superName,
      String[] interfaces) {
    owner = name;
    String[] all = interfaces;
    if (additions != null) {
      int count = interfaces.length;
      all = Arrays.copyOf(interfaces, count + additions.interfaces.size());
      for (String added : additions.interfaces) {
        all[count++] = added;
      }
      fields.putAll(additions.fields);
    }
    super.visit(version, access, name, signature, superName, all);
  }

  @Override
  public FieldVisitor visitField(
      int access, String name, String descriptor, String signature, Object value) {
    fields.put(name, descriptor);
    FieldVisitor field = super.visitField(access, name, descriptor, signature, value);
    return name.equals("top") ? new FindGroup(field) : field;
  }

  private final class FindGroup extends FieldVisitor {

    FindGroup(FieldVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
      AnnotationVisitor annotation = super.visitAnnotation(descriptor, visible);
      if (!ContendedGroup.isContended(descriptor)) {
        return annotation;
      }
      hotGroup = new ContendedGroup(descriptor, annotation);
      return hotGroup;
    }
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] thrown) {
    MethodVisitor out = super.visitMethod(access, name, descriptor, signature, thrown);
    List<JoinPoint> boundaries = new ArrayList<>();
    List<JoinPoint> sites = new ArrayList<>();
    for (JoinPoint point : points) {
      if (point.isIn(name, descriptor)) {
        visited.add(point);
        (point.site.kind.isBoundary() ? boundaries : sites).add(point);
      }
    }
    Woven method = new Woven(owner, (access & Opcodes.ACC_STATIC) != 0, descriptor, fields);
    if (!boundaries.isEmpty()) {
      Type result = Type.getReturnType(descriptor);
      out = new BoundaryWeaver(out, boundaries, method, result, report);
    }
    return sites.isEmpty() ? out : new SiteWeaver(out, sites, method, report);
  }

  @Override
  public void visitEnd() {
    for (JoinPoint point : points) {
      if (!visited.contains(point)) {
        report.mismatch(point, "no such method");
      }
    }
    if (additions != null) {
      additions.write(cv, owner, fields, hotGroup);
    }
    super.visitEnd();
  }
}
