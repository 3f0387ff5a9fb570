package io.fjprobe.weaving.operation;

import io.fjprobe.weaving.classfile.ClassFiles;
import java.util.HashMap;
import java.util.Map;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** Weaves some methods of a class, and leaves all else as it is. */
final class OperationClassWeaver {

  /** A class file has two bytes for their number. */
  private static final int MOST_LOCALS = 0xffff;

  private static final int FIRST_WITH_FRAMES = 50; // JDK 6

  private OperationClassWeaver() {}

  /**
   * @param operations their ids by name and descriptor of the method
   */
  static byte[] weave(byte[] file, Map<String, int[]> operations) {
    ClassReader reader = ClassFiles.reader(file);
    Map<String, Integer> locals = new HashMap<>();
    reader.accept(new Locals(operations, locals), ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    for (Map.Entry<String, Integer> method : locals.entrySet()) {
      int more = operations.get(method.getKey()).length;
      if (method.getValue() + more > MOST_LOCALS) {
        throw new IllegalArgumentException(
            method.getKey()
                + " has "
                + method.getValue()
                + " local variables, too many to add one");
      }
    }
    ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    boolean frames = ClassFiles.major(file) >= FIRST_WITH_FRAMES;
    reader.accept(
        new ClassVisitor(Opcodes.ASM9, writer) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] thrown) {
            MethodVisitor method = super.visitMethod(access, name, descriptor, signature, thrown);
            int[] ids = operations.get(name + descriptor);
            return ids == null
                ? method
                : new OperationMethodWeaver(
                    method,
                    ids,
                    Type.getReturnType(descriptor),
                    locals.get(name + descriptor),
                    frames);
          }
        },
        ClassReader.EXPAND_FRAMES);
    return ClassFiles.bytes(writer, file);
  }

  /** How many local variables methods have. */
  private static final class Locals extends ClassVisitor {

    private final Map<String, int[]> wanted;
    private final Map<String, Integer> found;

    Locals(Map<String, int[]> wanted, Map<String, Integer> found) {
      super(Opcodes.ASM9);
      this.wanted = wanted;
      this.found = found;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] thrown) {
      if (!wanted.containsKey(name + descriptor)) {
        return null;
      }
      return new MethodVisitor(Opcodes.ASM9) {
        @Override
        public void visitMaxs(int maxStack, int maxLocals) {
          found.put(name + descriptor, maxLocals);
        }
      };
    }
  }
}
