package io.fjprobe.weaving.usercode;

import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.weaving.classfile.ClassFiles;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** Reads the code of methods that are called, to see whether they hand over a task. */
final class Callees {

  /** Methods that call each other, below the one that waits. */
  private static final int DEEPEST = 3;

  private final ClassFiles files;

  /**
   * @param files of the classes of the application, as they are loaded
   */
  Callees(ClassFiles files) {
    this.files = files;
  }

  /** Whether each call does so; false if its code can't be found. */
  boolean handOver(Call call) {
    try {
      return Futures.handsOver(call.name) || handOver(call, DEEPEST);
    } catch (Throwable t) { // a class loader of the application may throw anything
      Suppressed.add(t);
      return false;
    }
  }

  private boolean handOver(Call call, int deepest) throws IOException {
    byte[] file = deepest == 0 ? null : files.read(call.owner);
    if (file == null) {
      return false;
    }
    Body body = new Body();
    ClassFiles.reader(file).accept(only(call, body), ClassReader.SKIP_FRAMES);
    if (body.handsOver) {
      return true;
    }
    for (Call each : body.calls) {
      if (handOver(each, deepest - 1)) {
        return true;
      }
    }
    return false;
  }

  private static ClassVisitor only(final Call call, final MethodVisitor body) {
    return new ClassVisitor(Opcodes.ASM9) {
      @Override
      public MethodVisitor visitMethod(
          int access, String name, String descriptor, String signature, String[] exceptions) {
        return call.is(name, descriptor) ? body : null;
      }
    };
  }

  /** A method that returns a future. */
  private static final class Body extends MethodVisitor {

    boolean handsOver;
    final List<Call> calls = new ArrayList<>();

    Body() {
      super(Opcodes.ASM9);
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
      handsOver |= opcode == Opcodes.NEW && Futures.isRequest(type);
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String name, String descriptor, boolean isInterface) {
      if (Futures.returns(descriptor)) {
        handsOver |= Futures.handsOver(name);
        if (!Futures.is(owner)) {
          calls.add(new Call(owner, name, descriptor));
        }
      }
    }
  }
}
