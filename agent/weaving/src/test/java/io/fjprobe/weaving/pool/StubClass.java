package io.fjprobe.weaving.pool;

import java.util.List;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** A class file that has the facts of a description, for tests that weave it and never load it. */
final class StubClass {

  private final ClassWriter out = new ClassWriter(ClassWriter.COMPUTE_MAXS);

  private StubClass() {}

  /** Of the lines of {@link ClassFacts}. */
  static byte[] of(List<String> lines) {
    StubClass stub = new StubClass();
    for (String line : lines) {
      stub.add(line.split(" "));
    }
    stub.out.visitEnd();
    return stub.out.toByteArray();
  }

  private void add(String[] words) {
    switch (words[0]) {
      case "class" ->
          out.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC, words[1], null, "java/lang/Object", null);
      case "field" -> out.visitField(0, words[1], words[2], null, null).visitEnd();
      case "method" -> method(0, words);
      case "static" -> method(Opcodes.ACC_STATIC, words);
      default -> throw new IllegalArgumentException("no fact: " + words[0]);
    }
  }

  private void method(int access, String[] words) {
    MethodVisitor method = out.visitMethod(access, words[1], words[2], null, null);
    method.visitCode();
    for (int i = 3; i < words.length; i++) {
      int colon = words[i].indexOf(':');
      String kind = colon < 0 ? words[i] : words[i].substring(0, colon);
      String rest = words[i].substring(colon + 1);
      if (kind.equals("return")) {
        Type returned = Type.getReturnType(words[2]);
        push(method, returned);
        method.visitInsn(returned.getOpcode(Opcodes.IRETURN));
      } else if (kind.equals("set")) {
        set(method, access != 0, words[2], Integer.parseInt(rest));
      } else if (kind.equals("put")) {
        put(method, rest);
      } else {
        call(method, Integer.parseInt(kind.substring("call".length())), rest);
      }
    }
    method.visitMaxs(0, 0);
    method.visitEnd();
  }

  private static void set(MethodVisitor method, boolean isStatic, String descriptor, int slot) {
    int next = isStatic ? 0 : 1;
    for (Type each : Type.getArgumentTypes(descriptor)) {
      if (next == slot) {
        push(method, each);
        method.visitVarInsn(each.getOpcode(Opcodes.ISTORE), slot);
      }
      next += each.getSize();
    }
  }

  private static void put(MethodVisitor method, String field) {
    int dot = field.indexOf('.');
    int colon = field.indexOf(':');
    String descriptor = field.substring(colon + 1);
    method.visitInsn(Opcodes.ACONST_NULL);
    push(method, Type.getType(descriptor));
    String name = field.substring(dot + 1, colon);
    method.visitFieldInsn(Opcodes.PUTFIELD, field.substring(0, dot), name, descriptor);
  }

  private static void call(MethodVisitor method, int opcode, String called) {
    int dot = called.indexOf('.');
    int open = called.indexOf('(');
    String descriptor = called.substring(open);
    if (opcode != Opcodes.INVOKESTATIC) {
      method.visitInsn(Opcodes.ACONST_NULL);
    }
    for (Type each : Type.getArgumentTypes(descriptor)) {
      push(method, each);
    }
    method.visitMethodInsn(
        opcode,
        called.substring(0, dot),
        called.substring(dot + 1, open),
        descriptor,
        opcode == Opcodes.INVOKEINTERFACE);
    int size = Type.getReturnType(descriptor).getSize();
    if (size > 0) {
      method.visitInsn(size == 2 ? Opcodes.POP2 : Opcodes.POP);
    }
  }

  private static void push(MethodVisitor method, Type type) {
    switch (type.getSort()) {
      case Type.VOID -> {}
      case Type.LONG -> method.visitInsn(Opcodes.LCONST_0);
      case Type.ARRAY, Type.OBJECT -> method.visitInsn(Opcodes.ACONST_NULL);
      default -> method.visitInsn(Opcodes.ICONST_0);
    }
  }
}
