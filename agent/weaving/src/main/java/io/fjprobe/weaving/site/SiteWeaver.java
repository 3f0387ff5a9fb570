package io.fjprobe.weaving.site;

import static io.fjprobe.weaving.site.HookCall.OBJECT;

import io.fjprobe.weaving.joinpoint.JoinPoint;
import io.fjprobe.weaving.joinpoint.Site;
import io.fjprobe.weaving.joinpoint.Site.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** Sites at single instructions inside a method. */
public final class SiteWeaver extends MethodVisitor {

  private static final List<Site> NONE = Collections.emptyList();

  private final List<JoinPoint> points;
  private final int[] seen;
  private final HookCall hooks;
  private final WeavingReport report;

  public SiteWeaver(
      MethodVisitor next, List<JoinPoint> points, Woven method, WeavingReport report) {
    super(Opcodes.ASM9, next);
    this.points = points;
    this.seen = new int[points.size()];
    this.hooks = new HookCall(next, method);
    this.report = report;
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    List<Site> written = opcode == Opcodes.PUTFIELD ? at(name, Kind.WRITTEN) : NONE;
    keepReceiver(written);
    super.visitFieldInsn(opcode, owner, name, descriptor);
    callWithKept(written);
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    List<Site> replaced = at(name, Kind.REPLACED);
    if (!replaced.isEmpty()) {
      replace(replaced.get(0), opcode == Opcodes.INVOKESTATIC, descriptor);
      return;
    }
    List<Site> written = descriptor.equals("(I)V") ? at(name, Kind.WRITTEN) : NONE;
    keepReceiver(written);
    call(at(name, Kind.CALLING));
    callOn(at(name, Kind.CALLING_ON));
    callWith(at(name, Kind.CALLING_WITH), descriptor);
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    callWithKept(written);
    callWithResult(at(name, Kind.RETURNED), Type.getReturnType(descriptor));
    call(at(name, Kind.CALLED));
  }

  private void keepReceiver(List<Site> sites) {
    if (!sites.isEmpty()) {
      super.visitInsn(Opcodes.DUP2); // receiver, int, receiver, int
    }
  }

  private void callWithKept(List<Site> sites) {
    if (!sites.isEmpty()) {
      super.visitInsn(Opcodes.POP); // receiver
      hooks.emit(sites.get(0), Type.VOID_TYPE, OBJECT);
    }
  }

  private void call(List<Site> sites) {
    for (Site site : sites) {
      hooks.emit(site, Type.VOID_TYPE);
    }
  }

  private void callOn(List<Site> sites) {
    for (Site site : sites) {
      super.visitInsn(Opcodes.DUP);
      hooks.emit(site, Type.VOID_TYPE, OBJECT);
    }
  }

  private void callWith(List<Site> sites, String descriptor) {
    for (Site site : sites) {
      super.visitInsn(Opcodes.DUP2);
      Type[] arguments = Type.getArgumentTypes(descriptor);
      Type argument = HookCall.erased(arguments[arguments.length - 1]);
      hooks.emit(site, Type.VOID_TYPE, OBJECT, argument);
    }
  }

  private void callWithResult(List<Site> sites, Type result) {
    for (Site site : sites) {
      super.visitInsn(result.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP);
      hooks.emit(site, Type.VOID_TYPE, HookCall.erased(result));
    }
  }

  private void replace(Site site, boolean isStatic, String descriptor) {
    Type[] arguments = Type.getArgumentTypes(descriptor);
    Type[] onStack = new Type[arguments.length + (isStatic ? 0 : 1)];
    if (!isStatic) {
      onStack[0] = OBJECT;
    }
    System.arraycopy(arguments, 0, onStack, onStack.length - arguments.length, arguments.length);
    hooks.emit(site, Type.getReturnType(descriptor), onStack);
  }

  /** The sites of this kind at this instruction: none, or rarely more than one. */
  private List<Site> at(String name, Kind kind) {
    List<Site> found = NONE;
    for (int i = 0; i < seen.length; i++) {
      Site site = points.get(i).site;
      if (site.kind == kind && site.name.equals(name)) {
        seen[i]++;
        if (site.occurrence == 0 || site.occurrence == seen[i]) {
          found = found.isEmpty() ? new ArrayList<>() : found;
          found.add(site);
        }
      }
    }
    return found;
  }

  @Override
  public void visitEnd() {
    for (int i = 0; i < seen.length; i++) {
      int occurrence = points.get(i).site.occurrence;
      boolean matched = occurrence == 0 ? seen[i] == 1 : seen[i] >= occurrence;
      if (matched) {
        report.matched(points.get(i));
      } else {
        report.mismatch(points.get(i), seen[i] + " matches");
      }
    }
    super.visitEnd();
  }
}
