package io.fjprobe.weaving.pool;

import io.fjprobe.bootstrap.probed.PoolAccess;
import io.fjprobe.bootstrap.probed.PoolFields;
import io.fjprobe.weaving.classfile.ClassMembers;
import io.fjprobe.weaving.joinpoint.JoinPointTable;
import io.fjprobe.weaving.jvm.CannotObserveException;
import io.fjprobe.weaving.poolclass.Accessor;
import io.fjprobe.weaving.poolclass.Additions;
import java.io.IOException;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/**
 * Writes a class that implements {@link PoolFields}: one of the pool's own package, which may read
 * the fields as the pool itself does, and which nobody else can name. It makes one object of
 * itself, and gives it to our classes. A field is looked for when it is first read: fields of ours
 * are read where the pool's classes have them.
 */
public final class FieldReader {

  public static final String NAME = "java/util/concurrent/FjprobePoolFields";

  private static final String OBJECT = "java/lang/Object";
  private static final String OBJECT_TYPE = Additions.OBJECT;
  private static final String WORKER = "java/util/concurrent/ForkJoinWorkerThread";

  private final ClassWriter out = new ClassWriter(ClassWriter.COMPUTE_MAXS);
  private final ClassMembers members;

  private FieldReader(ClassMembers members) {
    this.members = members;
  }

  public static byte[] write(JoinPointTable table, ClassMembers members) throws IOException {
    FieldReader reader = new FieldReader(members);
    reader.begin();
    reader.slots("queueCount", Weaver.POOL, table.field("Pool", "queues"), "count", "I", "");
    reader.slots("queueAt", Weaver.POOL, table.field("Pool", "queues"), "at", OBJECT_TYPE, "I");
    reader.getter("workerNamePrefix", Weaver.POOL, "workerNamePrefix", "Ljava/lang/String;");
    reader.getter("owner", Weaver.QUEUE, "owner", "Ljava/lang/Thread;");
    reader.getter("indexBits", Weaver.QUEUE, table.field("Queue", "index"), "I");
    reader.getter("base", Weaver.QUEUE, "base", "I");
    reader.getter("top", Weaver.QUEUE, "top", "I");
    reader.slots("capacity", Weaver.QUEUE, "array", "count", "I", "");
    reader.slots("taskHash", Weaver.QUEUE, "array", "hashAt", "I", "I");
    reader.slots("taskClass", Weaver.QUEUE, "array", "taskClassAt", "Ljava/lang/Class;", "I");
    reader.queueOf();
    StackRoom.write(reader.out, NAME);
    reader.variable("poolTally", Weaver.POOL, "fjprobeTally", Additions.KEPT_WITH_POOL);
    reader.variable("tally", Weaver.QUEUE, "fjprobeTally", Additions.KEPT_WITH_QUEUE);
    reader.variable("home", Weaver.QUEUE, "fjprobeHome", Additions.KEPT_WITH_POOL);
    reader.get("pushes", Weaver.QUEUE, "fjprobePushes", "J", "J");
    reader.variable("origin", Weaver.TASK, "fjprobeOrigin", OBJECT_TYPE);
    reader.variable("parent", Weaver.TASK, "fjprobeParent", "J");
    reader.variable("depth", Weaver.TASK, "fjprobeDepth", "I");
    reader.variable("frame", Weaver.TASK, "fjprobeFrame", Additions.KEPT_WITH_TASK);
    reader.variable("path", Weaver.TASK, "fjprobePath", Additions.KEPT_WITH_TASK);
    reader.variable("pathNanos", Weaver.TASK, "fjprobePathNanos", "J");
    reader.variable("futurePath", Weaver.FUTURE, "fjprobePath", Additions.KEPT_WITH_TASK);
    reader.stageFields();
    reader.out.visitEnd();
    return reader.out.toByteArray();
  }

  private void begin() {
    String fields = Type.getInternalName(PoolFields.class);
    out.visit(
        Opcodes.V1_8,
        Opcodes.ACC_FINAL | Opcodes.ACC_SUPER,
        NAME,
        null,
        OBJECT,
        new String[] {fields});
    MethodVisitor constructor = method(Opcodes.ACC_PRIVATE, "<init>", "()V");
    constructor.visitVarInsn(Opcodes.ALOAD, 0);
    constructor.visitMethodInsn(Opcodes.INVOKESPECIAL, OBJECT, "<init>", "()V", false);
    end(constructor, Type.VOID_TYPE);
    MethodVisitor initializer = method(Opcodes.ACC_STATIC, "<clinit>", "()V");
    initializer.visitTypeInsn(Opcodes.NEW, NAME);
    initializer.visitInsn(Opcodes.DUP);
    initializer.visitMethodInsn(Opcodes.INVOKESPECIAL, NAME, "<init>", "()V", false);
    initializer.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        Type.getInternalName(PoolAccess.class),
        "give",
        "(L" + fields + ";)V",
        false);
    end(initializer, Type.VOID_TYPE);
  }

  private MethodVisitor method(int access, String name, String descriptor) {
    MethodVisitor method = out.visitMethod(access, name, descriptor, null, null);
    method.visitCode();
    return method;
  }

  private static void end(MethodVisitor method, Type returned) {
    method.visitInsn(returned.getOpcode(Opcodes.IRETURN));
    method.visitMaxs(0, 0);
    method.visitEnd();
  }

  /** A field that the class has. */
  private void getter(String name, String owner, String field, String returned) throws IOException {
    get(name, owner, field, descriptor(owner, field), returned);
  }

  private void get(String name, String owner, String field, String type, String returned) {
    MethodVisitor getter = method(Opcodes.ACC_PUBLIC, name, "(" + OBJECT_TYPE + ")" + returned);
    load(getter, owner);
    getter.visitFieldInsn(Opcodes.GETFIELD, owner, field, type);
    end(getter, Type.getType(returned));
  }

  /** A field of ours, to be read and written. */
  private void variable(String name, String owner, String field, String type) {
    get(name, owner, field, type, type);
    MethodVisitor setter = method(Opcodes.ACC_PUBLIC, name, "(" + OBJECT_TYPE + type + ")V");
    load(setter, owner);
    setter.visitVarInsn(Type.getType(type).getOpcode(Opcodes.ILOAD), 2);
    setter.visitFieldInsn(Opcodes.PUTFIELD, owner, field, type);
    end(setter, Type.VOID_TYPE);
  }

  /** What Slots says of an array, which nobody else gets. */
  private void slots(
      String name, String owner, String field, String asked, String returned, String more)
      throws IOException {
    MethodVisitor method =
        method(Opcodes.ACC_PUBLIC, name, "(" + OBJECT_TYPE + more + ")" + returned);
    load(method, owner);
    method.visitFieldInsn(Opcodes.GETFIELD, owner, field, descriptor(owner, field));
    if (!more.isEmpty()) {
      method.visitVarInsn(Opcodes.ILOAD, 2);
    }
    String descriptor = "(" + Additions.OBJECTS + more + ")" + returned;
    method.visitMethodInsn(Opcodes.INVOKESTATIC, Accessor.SLOTS, asked, descriptor, false);
    end(method, Type.getType(returned));
  }

  /** A stage that needs one future has no second: null. */
  private void stageFields() {
    String stage = Weaver.FUTURE + "$UniCompletion";
    String future = "L" + Weaver.FUTURE + ";";
    get("stageSource", stage, "src", future, OBJECT_TYPE);
    get("stageDependent", stage, "dep", future, OBJECT_TYPE);
    String two = Weaver.FUTURE + "$BiCompletion";
    MethodVisitor second =
        method(Opcodes.ACC_PUBLIC, "stageSecond", "(" + OBJECT_TYPE + ")" + OBJECT_TYPE);
    Label one = new Label();
    second.visitVarInsn(Opcodes.ALOAD, 1);
    second.visitTypeInsn(Opcodes.INSTANCEOF, two);
    second.visitJumpInsn(Opcodes.IFEQ, one);
    load(second, two);
    second.visitFieldInsn(Opcodes.GETFIELD, two, "snd", future);
    second.visitInsn(Opcodes.ARETURN);
    second.visitLabel(one);
    second.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
    second.visitInsn(Opcodes.ACONST_NULL);
    end(second, Type.getType(OBJECT_TYPE));
  }

  private void queueOf() throws IOException {
    String descriptor = "(L" + WORKER + ";)" + OBJECT_TYPE;
    MethodVisitor getter = method(Opcodes.ACC_PUBLIC, "queueOf", descriptor);
    getter.visitVarInsn(Opcodes.ALOAD, 1);
    getter.visitFieldInsn(Opcodes.GETFIELD, WORKER, "workQueue", descriptor(WORKER, "workQueue"));
    end(getter, Type.getType(OBJECT_TYPE));
  }

  private static void load(MethodVisitor method, String owner) {
    method.visitVarInsn(Opcodes.ALOAD, 1);
    method.visitTypeInsn(Opcodes.CHECKCAST, owner);
  }

  private String descriptor(String owner, String field) throws IOException {
    String descriptor = members.fields(owner).get(field);
    if (descriptor == null) {
      throw new CannotObserveException("there is no field " + field + " in " + owner);
    }
    return descriptor;
  }
}
