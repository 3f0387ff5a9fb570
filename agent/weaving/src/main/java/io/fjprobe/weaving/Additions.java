package io.fjprobe.weaving;

import io.fjprobe.weaving.joinpoint.JoinPointTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.FieldVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/**
 * What a class of the pool gets while it loads: fields, and an interface of ours through which
 * hooks read them and some that it has.
 */
final class Additions {

  private static final String PROBED = "io/fjprobe/bootstrap/probed/";
  private static final String TALLY = "io/fjprobe/bootstrap/tally/";

  final String interfaceName;

  /** Descriptors of the new fields by name. */
  final Map<String, String> fields = new LinkedHashMap<>();

  private final List<Accessor> accessors = new ArrayList<>();
  private boolean queueOfWorker;

  private static final class Accessor {
    final String name;
    final String field;
    final String returned;
    final boolean setter;

    Accessor(String name, String field, String returned, boolean setter) {
      this.name = name;
      this.field = field;
      this.returned = returned;
      this.setter = setter;
    }
  }

  private Additions(String interfaceName) {
    this.interfaceName = PROBED + interfaceName;
  }

  /** Null for a class that gets nothing. */
  static Additions to(String internalName, JoinPointTable table) {
    if (internalName.equals(Weaver.POOL)) {
      Additions pool = new Additions("ProbedPool");
      pool.field("fjprobeTally", "L" + TALLY + "PoolTally;").setter("fjprobeTally");
      pool.view("fjprobeQueues", table.field("Pool", "queues"), "[Ljava/lang/Object;");
      pool.view("fjprobeWorkerNamePrefix", "workerNamePrefix", "Ljava/lang/String;");
      return pool;
    }
    if (internalName.equals(Weaver.QUEUE)) {
      Additions queue = new Additions("ProbedQueue");
      queue.field("fjprobeTally", "L" + TALLY + "QueueTally;").setter("fjprobeTally");
      queue.field("fjprobeHome", "L" + TALLY + "PoolTally;").setter("fjprobeHome");
      queue.field("fjprobePushes", "J");
      queue.view("fjprobeOwner", "owner", "Ljava/util/concurrent/ForkJoinWorkerThread;");
      queue.view("fjprobeIndexBits", table.field("Queue", "index"), "I");
      queue.view("fjprobeBase", "base", "I").view("fjprobeTop", "top", "I");
      queue.view("fjprobeArray", "array", "[Ljava/lang/Object;");
      return queue;
    }
    return null;
  }

  /** To ForkJoinTask, at level=full: each task knows where it came from. */
  static Additions toTask() {
    Additions task = new Additions("ProbedTask");
    task.field("fjprobeOrigin", "Ljava/lang/Object;").setter("fjprobeOrigin");
    task.field("fjprobeParent", "J").setter("fjprobeParent");
    task.field("fjprobeDepth", "I").setter("fjprobeDepth");
    task.field("fjprobeFrame", "L" + TALLY + "TaskFrame;").setter("fjprobeFrame");
    task.queueOfWorker = true;
    return task;
  }

  private Additions field(String name, String descriptor) {
    fields.put(name, descriptor);
    return view(name, name, descriptor);
  }

  private Additions setter(String field) {
    accessors.add(new Accessor(field, field, fields.get(field), true));
    return this;
  }

  private Additions view(String name, String field, String returned) {
    accessors.add(new Accessor(name, field, returned, false));
    return this;
  }

  /**
   * @param existing descriptors of the fields that the class has
   * @param hotGroup of the fields that only the owner of a queue writes; null if there is none
   */
  void write(
      ClassVisitor out, String owner, Map<String, String> existing, ContendedGroup hotGroup) {
    for (Map.Entry<String, String> field : fields.entrySet()) {
      FieldVisitor added =
          out.visitField(
              Opcodes.ACC_PUBLIC | Opcodes.ACC_TRANSIENT,
              field.getKey(),
              field.getValue(),
              null,
              null);
      if (hotGroup != null && field.getValue().equals("J")) {
        hotGroup.annotate(added);
      }
      added.visitEnd();
    }
    if (queueOfWorker) {
      writeQueueOfWorker(out);
    }
    for (Accessor accessor : accessors) {
      String descriptor = existing.getOrDefault(accessor.field, fields.get(accessor.field));
      if (descriptor == null) {
        throw new IllegalStateException("no field " + accessor.field);
      }
      if (accessor.setter) {
        writeSetter(out, owner, accessor, descriptor);
      } else {
        writeGetter(out, owner, accessor, descriptor);
      }
    }
  }

  /** A worker's queue, which only classes of its package see. */
  private static void writeQueueOfWorker(ClassVisitor out) {
    String worker = "java/util/concurrent/ForkJoinWorkerThread";
    MethodVisitor method =
        out.visitMethod(
            Opcodes.ACC_PUBLIC,
            "fjprobeQueueOf",
            "(L" + worker + ";)Ljava/lang/Object;",
            null,
            null);
    method.visitCode();
    method.visitVarInsn(Opcodes.ALOAD, 1);
    method.visitFieldInsn(Opcodes.GETFIELD, worker, "workQueue", "L" + Weaver.QUEUE + ";");
    method.visitInsn(Opcodes.ARETURN);
    method.visitMaxs(0, 0);
    method.visitEnd();
  }

  private static void writeGetter(ClassVisitor out, String owner, Accessor a, String descriptor) {
    MethodVisitor getter =
        out.visitMethod(Opcodes.ACC_PUBLIC, a.name, "()" + a.returned, null, null);
    getter.visitCode();
    getter.visitVarInsn(Opcodes.ALOAD, 0);
    getter.visitFieldInsn(Opcodes.GETFIELD, owner, a.field, descriptor);
    getter.visitInsn(Type.getType(a.returned).getOpcode(Opcodes.IRETURN));
    getter.visitMaxs(0, 0);
    getter.visitEnd();
  }

  private static void writeSetter(ClassVisitor out, String owner, Accessor a, String descriptor) {
    MethodVisitor setter =
        out.visitMethod(Opcodes.ACC_PUBLIC, a.name, "(" + descriptor + ")V", null, null);
    setter.visitCode();
    setter.visitVarInsn(Opcodes.ALOAD, 0);
    setter.visitVarInsn(Type.getType(descriptor).getOpcode(Opcodes.ILOAD), 1);
    setter.visitFieldInsn(Opcodes.PUTFIELD, owner, a.field, descriptor);
    setter.visitInsn(Opcodes.RETURN);
    setter.visitMaxs(0, 0);
    setter.visitEnd();
  }
}
