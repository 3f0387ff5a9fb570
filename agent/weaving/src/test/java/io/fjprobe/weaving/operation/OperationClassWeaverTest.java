package io.fjprobe.weaving.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import org.junit.jupiter.api.Test;

class OperationClassWeaverTest {

  private static final int MOST = 0xffff;

  private static byte[] withLocals(int count) {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC, "Large", null, "java/lang/Object", null);
    MethodVisitor method =
        writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "run", "(I)V", null, null);
    method.visitCode();
    method.visitInsn(Opcodes.ACONST_NULL);
    method.visitVarInsn(Opcodes.ASTORE, count - 1);
    method.visitInsn(Opcodes.RETURN);
    method.visitMaxs(1, count);
    method.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }

  private static byte[] weave(int locals, int... operations) {
    return OperationClassWeaver.weave(withLocals(locals), Map.of("run(I)V", operations));
  }

  private static int localsOf(byte[] file) {
    int[] locals = new int[1];
    new ClassReader(file)
        .accept(
            new ClassVisitor(Opcodes.ASM9) {
              @Override
              public MethodVisitor visitMethod(
                  int access, String name, String descriptor, String signature, String[] thrown) {
                return new MethodVisitor(Opcodes.ASM9) {
                  @Override
                  public void visitMaxs(int maxStack, int maxLocals) {
                    locals[0] = maxLocals;
                  }
                };
              }
            },
            0);
    return locals[0];
  }

  @Test
  void theLastLocalIsTheAgents() {
    assertThat(localsOf(weave(MOST - 1, 3))).isEqualTo(MOST);
    assertThat(localsOf(weave(MOST - 2, 3, 4))).isEqualTo(MOST);
  }

  @Test
  void moreThanAClassFileCanSayIsRefused() {
    assertThatThrownBy(() -> weave(MOST, 3))
        .hasMessageContaining("run(I)V has 65535 local variables, too many to add one");
    assertThatThrownBy(() -> weave(MOST - 1, 3, 4)).hasMessageContaining("run(I)V has 65534");
  }
}
