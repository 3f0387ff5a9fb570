package io.fjprobe.weaving.poolclass;

import net.bytebuddy.jar.asm.AnnotationVisitor;
import net.bytebuddy.jar.asm.FieldVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * The group of fields that share a separate cache line. A counter that is written together with the
 * queue's top belongs beside top: beside base it would slow down the thieves.
 */
final class ContendedGroup extends AnnotationVisitor {

  private final String annotation;
  private String name;

  ContendedGroup(String annotation, AnnotationVisitor next) {
    super(Opcodes.ASM9, next);
    this.annotation = annotation;
  }

  static boolean isContended(String annotation) {
    return annotation.endsWith("/Contended;");
  }

  @Override
  public void visit(String member, Object value) {
    name = (String) value;
    super.visit(member, value);
  }

  void annotate(FieldVisitor field) {
    AnnotationVisitor contended = field.visitAnnotation(annotation, true);
    if (name != null) {
      contended.visit("value", name);
    }
    contended.visitEnd();
  }
}
