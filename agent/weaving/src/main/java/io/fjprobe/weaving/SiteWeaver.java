package io.fjprobe.weaving;

import io.fjprobe.weaving.joinpoint.JoinPoint;
import io.fjprobe.weaving.joinpoint.Site;
import io.fjprobe.weaving.joinpoint.Site.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/**
 * Calls hooks at single instructions of a method: no branch, no new local variable, so the stack
 * map stays valid. Hooks keep their errors to themselves, since nothing here could catch them
 * without emptying the operand stack.
 */
final class SiteWeaver extends MethodVisitor {

  private static final Type OBJECT = Type.getType(Object.class);
  private static final List<Site> NONE = Collections.emptyList();

  private final List<JoinPoint> points;
  private final int[] seen;
  private final int[] slots;
  private final WeavingReport report;

  SiteWeaver(
      MethodVisitor next,
      List<JoinPoint> points,
      boolean isStatic,
      String descriptor,
      WeavingReport report) {
    super(Opcodes.ASM9, next);
    this.points = points;
    this.seen = new int[points.size()];
    this.slots = slots(isStatic, descriptor);
    this.report = report;
  }

  private static int[] slots(boolean isStatic, String descriptor) {
    Type[] types = Type.getArgumentTypes(descriptor);
    int[] slots = new int[types.length];
    int next = isStatic ? 0 : 1;
    for (int i = 0; i < types.length; i++) {
      slots[i] = next;
      next += types[i].getSize();
    }
    return slots;
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
    before(at(name, Kind.CALLING));
    beforeOn(at(name, Kind.CALLING_ON));
    beforeWith(at(name, Kind.CALLING_WITH));
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    callWithKept(written);
    returned(at(name, Kind.RETURNED), Type.getReturnType(descriptor));
    before(at(name, Kind.CALLED));
  }

  private void keepReceiver(List<Site> sites) {
    if (!sites.isEmpty()) {
      super.visitInsn(Opcodes.DUP2); // receiver, int, receiver, int
    }
  }

  private void callWithKept(List<Site> sites) {
    if (!sites.isEmpty()) {
      super.visitInsn(Opcodes.POP); // receiver
      call(sites.get(0), Type.VOID_TYPE, OBJECT);
    }
  }

  private void before(List<Site> sites) {
    for (Site site : sites) {
      call(site, Type.VOID_TYPE);
    }
  }

  private void beforeOn(List<Site> sites) {
    for (Site site : sites) {
      super.visitInsn(Opcodes.DUP);
      call(site, Type.VOID_TYPE, OBJECT);
    }
  }

  private void beforeWith(List<Site> sites) {
    for (Site site : sites) {
      super.visitInsn(Opcodes.DUP2);
      call(site, Type.VOID_TYPE, OBJECT, OBJECT);
    }
  }

  private void returned(List<Site> sites, Type result) {
    for (Site site : sites) {
      super.visitInsn(result.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP);
      call(site, Type.VOID_TYPE, result.getSort() == Type.OBJECT ? OBJECT : result);
    }
  }

  private void replace(Site site, boolean isStatic, String descriptor) {
    Type[] arguments = Type.getArgumentTypes(descriptor);
    Type[] onStack = new Type[arguments.length + (isStatic ? 0 : 1)];
    if (!isStatic) {
      onStack[0] = OBJECT;
    }
    System.arraycopy(arguments, 0, onStack, onStack.length - arguments.length, arguments.length);
    call(site, Type.getReturnType(descriptor), onStack);
  }

  private void call(Site site, Type result, Type... onStack) {
    Type[] types = new Type[onStack.length + site.arguments.length];
    System.arraycopy(onStack, 0, types, 0, onStack.length);
    for (int i = 0; i < site.arguments.length; i++) {
      load(site.arguments[i]);
      types[onStack.length + i] = OBJECT;
    }
    super.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        site.hookOwner,
        site.hook,
        Type.getMethodDescriptor(result, types),
        false);
  }

  private void load(String argument) {
    if (argument.equals("null")) {
      super.visitInsn(Opcodes.ACONST_NULL);
    } else if (argument.equals("this")) {
      super.visitVarInsn(Opcodes.ALOAD, 0);
    } else {
      int index = Integer.parseInt(argument.substring("arg".length()));
      super.visitVarInsn(Opcodes.ALOAD, slots[index]);
    }
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
