package io.fjprobe.weaving.poolclass;

import io.fjprobe.weaving.classfile.ClassFiles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.FieldVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * Lets the JDK's tasks that wrap a user's function say which function it is. Such a task is
 * recognized as a class beside the pool with a field of one of these names.
 */
public final class WrapperWeaver extends ClassVisitor {

  private static final String INTERFACE = "io/fjprobe/bootstrap/probed/ProbedWrapper";
  private static final String PACKAGE = "java/util/concurrent/";
  private static final String[] HOLDERS = {
    PACKAGE + "ForkJoinTask$", PACKAGE + "CompletableFuture$", PACKAGE + "DelayScheduler$",
  };
  private static final String FUTURE = PACKAGE + "FutureTask";
  private static final List<String> FUNCTIONS = Arrays.asList("runnable", "callable", "fn");
  private static final String USER_TASK = "io/fjprobe/bootstrap/probed/UserTask";
  private static final String CLASS = "Ljava/lang/Class;";

  /** Some have a field for each kind of function. */
  private static final int MOST = 2;

  private final List<String[]> functions = new ArrayList<>();
  private String owner;

  private WrapperWeaver(ClassVisitor next) {
    super(Opcodes.ASM9, next);
  }

  public static boolean mayWrap(String internalName) {
    for (String holder : HOLDERS) {
      if (internalName.startsWith(holder)) {
        return true;
      }
    }
    return internalName.equals(FUTURE);
  }

  /** Null if it wraps nothing. */
  public static byte[] weave(byte[] file) {
    ClassReader reader = ClassFiles.reader(file);
    ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    WrapperWeaver weaver = new WrapperWeaver(writer);
    reader.accept(weaver, 0);
    return weaver.functions.isEmpty() ? null : writer.toByteArray();
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
    String[] all = Arrays.copyOf(interfaces, interfaces.length + 1);
    all[interfaces.length] = INTERFACE;
    super.visit(version, access, name, signature, superName, all);
  }

  @Override
  public FieldVisitor visitField(
      int access, String name, String descriptor, String signature, Object value) {
    boolean instance = (access & Opcodes.ACC_STATIC) == 0;
    if (instance && FUNCTIONS.contains(name) && functions.size() < MOST) {
      functions.add(new String[] {name, descriptor});
    }
    return super.visitField(access, name, descriptor, signature, value);
  }

  @Override
  public void visitEnd() {
    MethodVisitor getter =
        super.visitMethod(Opcodes.ACC_PUBLIC, "fjprobeWrapped", "(I)" + CLASS, null, null);
    getter.visitCode();
    for (int i = 0; i < MOST; i++) {
      if (i < functions.size()) {
        getter.visitVarInsn(Opcodes.ALOAD, 0);
        getter.visitFieldInsn(Opcodes.GETFIELD, owner, functions.get(i)[0], functions.get(i)[1]);
      } else {
        getter.visitInsn(Opcodes.ACONST_NULL);
      }
    }
    getter.visitVarInsn(Opcodes.ILOAD, 1);
    String asked = "(Ljava/lang/Object;Ljava/lang/Object;I)" + CLASS;
    getter.visitMethodInsn(Opcodes.INVOKESTATIC, USER_TASK, "inside", asked, false);
    getter.visitInsn(Opcodes.ARETURN);
    getter.visitMaxs(0, 0);
    getter.visitEnd();
    super.visitEnd();
  }
}
