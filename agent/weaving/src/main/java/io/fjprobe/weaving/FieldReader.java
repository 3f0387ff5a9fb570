package io.fjprobe.weaving;

import io.fjprobe.bootstrap.probed.PoolFields;
import io.fjprobe.weaving.classfile.ClassFiles;
import io.fjprobe.weaving.joinpoint.JoinPointTable;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.FieldVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/**
 * Writes a class that implements {@link PoolFields}: one of the pool's own package, which may read
 * the fields as the pool itself does. Nothing of it is looked up or linked while a hook runs.
 */
final class FieldReader {

  static final String NAME = "java/util/concurrent/FjprobePoolFields";

  private static final String OBJECT = "java/lang/Object";

  private final ClassWriter out = new ClassWriter(ClassWriter.COMPUTE_MAXS);
  private final ClassFiles classFiles;
  private final Map<String, Map<String, String>> fields = new HashMap<>();

  private FieldReader(ClassFiles classFiles) {
    this.classFiles = classFiles;
  }

  static byte[] write(JoinPointTable table, ClassFiles classFiles) throws IOException {
    FieldReader reader = new FieldReader(classFiles);
    reader.begin();
    reader.getter("queues", Weaver.POOL, table.field("Pool", "queues"), "[Ljava/lang/Object;");
    reader.getter("workerNamePrefix", Weaver.POOL, "workerNamePrefix", "Ljava/lang/String;");
    reader.getter("owner", Weaver.QUEUE, "owner", "Ljava/lang/Thread;");
    reader.getter("indexBits", Weaver.QUEUE, table.field("Queue", "index"), "I");
    reader.getter("base", Weaver.QUEUE, "base", "I");
    reader.getter("top", Weaver.QUEUE, "top", "I");
    reader.getter("array", Weaver.QUEUE, "array", "[Ljava/lang/Object;");
    reader.out.visitEnd();
    return reader.out.toByteArray();
  }

  private void begin() {
    out.visit(
        Opcodes.V1_8,
        Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER,
        NAME,
        null,
        OBJECT,
        new String[] {Type.getInternalName(PoolFields.class)});
    MethodVisitor constructor = out.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
    constructor.visitCode();
    constructor.visitVarInsn(Opcodes.ALOAD, 0);
    constructor.visitMethodInsn(Opcodes.INVOKESPECIAL, OBJECT, "<init>", "()V", false);
    constructor.visitInsn(Opcodes.RETURN);
    constructor.visitMaxs(0, 0);
    constructor.visitEnd();
  }

  private void getter(String name, String owner, String field, String returned) throws IOException {
    String descriptor = fieldsOf(owner).get(field);
    if (descriptor == null) {
      throw new CannotObserveException("there is no field " + field + " in " + owner);
    }
    MethodVisitor getter =
        out.visitMethod(Opcodes.ACC_PUBLIC, name, "(L" + OBJECT + ";)" + returned, null, null);
    getter.visitCode();
    getter.visitVarInsn(Opcodes.ALOAD, 1);
    getter.visitTypeInsn(Opcodes.CHECKCAST, owner);
    getter.visitFieldInsn(Opcodes.GETFIELD, owner, field, descriptor);
    getter.visitInsn(Type.getType(returned).getOpcode(Opcodes.IRETURN));
    getter.visitMaxs(0, 0);
    getter.visitEnd();
  }

  private Map<String, String> fieldsOf(String owner) throws IOException {
    Map<String, String> known = fields.get(owner);
    if (known == null) {
      known = new HashMap<>();
      Map<String, String> found = known;
      ClassVisitor collector =
          new ClassVisitor(Opcodes.ASM9) {
            @Override
            public FieldVisitor visitField(
                int access, String name, String descriptor, String signature, Object value) {
              if ((access & Opcodes.ACC_PRIVATE) == 0) {
                found.put(name, descriptor);
              }
              return null;
            }
          };
      ClassFiles.reader(classFiles.read(owner)).accept(collector, ClassReader.SKIP_CODE);
      fields.put(owner, known);
    }
    return known;
  }
}
