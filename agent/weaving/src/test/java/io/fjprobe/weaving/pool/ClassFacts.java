package io.fjprobe.weaving.pool;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.FieldVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/**
 * Describes a class of a pool as lines of text: its name; fields, as {@code field <name>
 * <descriptor>}; methods, as {@code method <name> <descriptor>} or {@code static ...}, followed by
 * what is in them, in order: {@code return}, {@code set:<slot>} for an argument that is assigned
 * to, {@code put:<owner>.<field>:<descriptor>} and {@code
 * call<opcode>:<owner>.<method><descriptor>}.
 */
final class ClassFacts extends ClassVisitor {

  private final PoolNames names;
  private final Set<String> fields = new TreeSet<>();
  private final List<String> methods = new ArrayList<>();
  private String owner;

  private ClassFacts(PoolNames names) {
    super(Opcodes.ASM9);
    this.names = names;
  }

  static List<String> of(byte[] file, PoolNames names) {
    ClassFacts facts = new ClassFacts(names);
    new ClassReader(file).accept(facts, ClassReader.SKIP_FRAMES | ClassReader.SKIP_DEBUG);
    List<String> lines = new ArrayList<>(List.of("class " + facts.owner));
    lines.addAll(facts.fields);
    lines.addAll(facts.methods);
    return lines;
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
  }

  @Override
  public FieldVisitor visitField(
      int access, String name, String descriptor, String signature, Object value) {
    if (names.hasField(name) && (access & Opcodes.ACC_PRIVATE) == 0) {
      fields.add("field " + name + " " + descriptor);
    }
    return null;
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
    boolean bridge = (access & Opcodes.ACC_BRIDGE) != 0;
    String kind = isStatic ? "static " : "method ";
    return names.hasMethod(owner, name) && !bridge
        ? new Instructions(kind + name + " " + descriptor, isStatic, descriptor)
        : null;
  }

  private final class Instructions extends MethodVisitor {

    private final StringBuilder line;
    private final Set<Integer> arguments = new TreeSet<>();

    Instructions(String head, boolean isStatic, String descriptor) {
      super(Opcodes.ASM9);
      line = new StringBuilder(head);
      int slot = isStatic ? 0 : 1;
      for (Type each : Type.getArgumentTypes(descriptor)) {
        arguments.add(slot);
        slot += each.getSize();
      }
    }

    @Override
    public void visitInsn(int opcode) {
      if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
        line.append(" return");
      }
    }

    @Override
    public void visitVarInsn(int opcode, int slot) {
      if (opcode >= Opcodes.ISTORE) {
        assign(slot);
      }
    }

    @Override
    public void visitIincInsn(int slot, int by) {
      assign(slot);
    }

    /** The first time is all that matters. */
    private void assign(int slot) {
      if (arguments.remove(slot)) {
        line.append(" set:").append(slot);
      }
    }

    @Override
    public void visitFieldInsn(int opcode, String of, String name, String descriptor) {
      if (opcode == Opcodes.PUTFIELD && names.hasInstruction(name)) {
        line.append(" put:" + of + "." + name + ":" + descriptor);
      }
    }

    @Override
    public void visitMethodInsn(
        int opcode, String of, String name, String descriptor, boolean isInterface) {
      if (names.hasInstruction(name)) {
        line.append(" call" + opcode + ":" + of + "." + name + descriptor);
      }
    }

    @Override
    public void visitEnd() {
      methods.add(line.toString());
    }
  }
}
