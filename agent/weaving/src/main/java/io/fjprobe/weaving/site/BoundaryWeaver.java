package io.fjprobe.weaving.site;

import io.fjprobe.weaving.joinpoint.JoinPoint;
import io.fjprobe.weaving.joinpoint.Site;
import io.fjprobe.weaving.joinpoint.Site.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** Sites at the begin and the ends of a method. */
public final class BoundaryWeaver extends MethodVisitor {

  private final List<JoinPoint> points;
  private final Woven method;
  private final Type result;
  private final HookCall hooks;
  private final WeavingReport report;
  private final Label begin = new Label();
  private final boolean[] stored = new boolean[256];

  public BoundaryWeaver(
      MethodVisitor next, List<JoinPoint> points, Woven method, Type result, WeavingReport report) {
    super(Opcodes.ASM9, next);
    this.points = points;
    this.method = method;
    this.result = result;
    this.hooks = new HookCall(next, method);
    this.report = report;
  }

  @Override
  public void visitCode() {
    super.visitCode();
    call(Kind.ENTER);
    super.visitLabel(begin);
  }

  @Override
  public void visitInsn(int opcode) {
    if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
      for (JoinPoint point : points) {
        if (point.site.kind == Kind.RETURNING) {
          super.visitInsn(result.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP);
          hooks.emit(point.site, Type.VOID_TYPE, HookCall.erased(result));
        }
      }
      call(Kind.RETURNS);
      call(Kind.LEAVES);
    }
    super.visitInsn(opcode);
  }

  @Override
  public void visitVarInsn(int opcode, int slot) {
    if (opcode >= Opcodes.ISTORE && slot < stored.length) {
      stored[slot] = true;
    }
    super.visitVarInsn(opcode, slot);
  }

  @Override
  public void visitIincInsn(int slot, int by) {
    if (slot < stored.length) {
      stored[slot] = true;
    }
    super.visitIincInsn(slot, by);
  }

  /** The handler comes after those of the method itself, which therefore go first. */
  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    if (has(Kind.LEAVES) || has(Kind.THROWS)) {
      Label handler = new Label();
      super.visitTryCatchBlock(begin, handler, handler, null);
      super.visitLabel(handler);
      Object[] locals = localsOfHandler();
      super.visitFrame(
          Opcodes.F_NEW, locals.length, locals, 1, new Object[] {"java/lang/Throwable"});
      call(Kind.LEAVES);
      call(Kind.THROWS);
      super.visitInsn(Opcodes.ATHROW);
    }
    super.visitMaxs(maxStack, maxLocals);
  }

  /** What is still in its place wherever the exception came from: arguments never assigned to. */
  private Object[] localsOfHandler() {
    List<Object> locals = new ArrayList<>();
    if (!method.isStatic()) {
      locals.add(method.owner);
    }
    for (int i = 0; i < method.arguments.length; i++) {
      Type type = method.arguments[i];
      if (!stored[method.slot(i)]) {
        locals.add(frameType(type));
      } else {
        locals.addAll(Collections.nCopies(type.getSize(), Opcodes.TOP));
      }
    }
    return locals.toArray();
  }

  private static Object frameType(Type type) {
    switch (type.getSort()) {
      case Type.LONG:
        return Opcodes.LONG;
      case Type.DOUBLE:
        return Opcodes.DOUBLE;
      case Type.FLOAT:
        return Opcodes.FLOAT;
      case Type.ARRAY:
      case Type.OBJECT:
        return type.getInternalName();
      default:
        return Opcodes.INTEGER;
    }
  }

  private boolean has(Kind kind) {
    for (JoinPoint point : points) {
      if (point.site.kind == kind) {
        return true;
      }
    }
    return false;
  }

  private void call(Kind kind) {
    for (JoinPoint point : points) {
      if (point.site.kind == kind) {
        hooks.emit(point.site, Type.VOID_TYPE);
      }
    }
  }

  @Override
  public void visitEnd() {
    for (JoinPoint point : points) {
      String reassigned = reassigned(point.site);
      if (point.site.kind == Kind.ENTER || reassigned == null) {
        report.matched(point);
      } else {
        report.mismatch(point, reassigned + " is assigned to");
      }
    }
    super.visitEnd();
  }

  /** An argument of the hook that may have another value in the end; null: none. */
  private String reassigned(Site site) {
    for (String argument : site.arguments) {
      if (argument.startsWith("arg") && stored[method.slot(Site.argumentIndex(argument))]) {
        return argument;
      }
    }
    return null;
  }
}
