package io.fjprobe.weaving.poolclass;

import java.util.Map;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** A short method that the weaver adds to a class, to implement an interface of ours. */
public final class Accessor {

  /** Writes all of the method but its begin and end. */
  private interface Body {
    /**
     * @param fields of the class that it is added to: descriptors by name
     */
    void write(MethodVisitor method, String owner, Map<String, String> fields);
  }

  public static final String SLOTS = "io/fjprobe/bootstrap/probed/Slots";

  private final String name;
  private final String descriptor;
  private final Body body;

  private Accessor(String name, String descriptor, Body body) {
    this.name = name;
    this.descriptor = descriptor;
    this.body = body;
  }

  /** What the field has, which may be declared as a narrower type. */
  public static Accessor getter(String name, String field, String returned) {
    return new Accessor(
        name,
        "()" + returned,
        (method, owner, fields) -> {
          get(method, owner, field, fields);
          method.visitInsn(Type.getType(returned).getOpcode(Opcodes.IRETURN));
        });
  }

  static Accessor setter(String field, String type) {
    return new Accessor(
        field,
        "(" + type + ")V",
        (method, owner, fields) -> {
          method.visitVarInsn(Opcodes.ALOAD, 0);
          method.visitVarInsn(Type.getType(type).getOpcode(Opcodes.ILOAD), 1);
          method.visitFieldInsn(Opcodes.PUTFIELD, owner, field, type);
          method.visitInsn(Opcodes.RETURN);
        });
  }

  /** Of an index in the sense of the agent's events: that of a worker is odd. */
  public static Accessor oddIndex(String name, String field) {
    return new Accessor(
        name,
        "()I",
        (method, owner, fields) -> {
          get(method, owner, field, fields);
          method.visitInsn(Opcodes.ICONST_1);
          method.visitInsn(Opcodes.ISHL);
          method.visitInsn(Opcodes.ICONST_1);
          method.visitInsn(Opcodes.IOR);
          method.visitInsn(Opcodes.IRETURN);
        });
  }

  public static Accessor self(String name, String returned) {
    return new Accessor(
        name,
        "()" + returned,
        (method, owner, fields) -> {
          method.visitVarInsn(Opcodes.ALOAD, 0);
          method.visitInsn(Opcodes.ARETURN);
        });
  }

  public static Accessor one(String name) {
    return new Accessor(
        name,
        "()I",
        (method, owner, fields) -> {
          method.visitInsn(Opcodes.ICONST_1);
          method.visitInsn(Opcodes.IRETURN);
        });
  }

  /** This one, at each index. */
  public static Accessor selfAt(String name) {
    return new Accessor(
        name,
        "(I)Ljava/lang/Object;",
        (method, owner, fields) -> {
          method.visitVarInsn(Opcodes.ALOAD, 0);
          method.visitInsn(Opcodes.ARETURN);
        });
  }

  /** What Slots says of an array, which nobody else gets. */
  public static Accessor slots(String name, String field, String asked, String descriptor) {
    return new Accessor(
        name,
        descriptor,
        (method, owner, fields) -> {
          get(method, owner, field, fields);
          if (Type.getArgumentTypes(descriptor).length > 0) {
            method.visitVarInsn(Opcodes.ILOAD, 1);
          }
          method.visitMethodInsn(
              Opcodes.INVOKESTATIC,
              SLOTS,
              asked,
              "([Ljava/lang/Object;" + descriptor.substring(1),
              false);
          method.visitInsn(Type.getReturnType(descriptor).getOpcode(Opcodes.IRETURN));
        });
  }

  /** Null, 0 or nothing at all. */
  public static Accessor nothing(String name, String descriptor) {
    Type returned = Type.getReturnType(descriptor);
    return new Accessor(
        name,
        descriptor,
        (method, owner, fields) -> {
          if (returned.getSort() >= Type.ARRAY) {
            method.visitInsn(Opcodes.ACONST_NULL);
          } else if (returned.getSort() != Type.VOID) {
            method.visitInsn(Opcodes.ICONST_0);
          }
          method.visitInsn(returned.getOpcode(Opcodes.IRETURN));
        });
  }

  private static void get(
      MethodVisitor method, String owner, String field, Map<String, String> fields) {
    String type = fields.get(field);
    if (type == null) {
      throw new IllegalStateException("no field " + field);
    }
    method.visitVarInsn(Opcodes.ALOAD, 0);
    method.visitFieldInsn(Opcodes.GETFIELD, owner, field, type);
  }

  public void write(ClassVisitor out, String owner, Map<String, String> fields) {
    MethodVisitor method = out.visitMethod(Opcodes.ACC_PUBLIC, name, descriptor, null, null);
    method.visitCode();
    body.write(method, owner, fields);
    method.visitMaxs(0, 0);
    method.visitEnd();
  }
}
