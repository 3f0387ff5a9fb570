package io.fjprobe.weaving.poolclass;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.FieldVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** What a class that is loaded cannot change: its fields, methods and interfaces. */
public final class Shape extends ClassVisitor {

  private final Set<String> members = new TreeSet<>();

  private Shape() {
    super(Opcodes.ASM9);
  }

  public static Set<String> of(byte[] file) {
    Shape shape = new Shape();
    new ClassReader(file).accept(shape, ClassReader.SKIP_CODE);
    return shape.members;
  }

  @Override
  public void visit(
      int version,
      int access,
      String name,
      String signature,
      String superName,
      String[] interfaces) {
    members.add(access + " " + name + " " + superName + " " + List.of(interfaces));
  }

  @Override
  public FieldVisitor visitField(
      int access, String name, String descriptor, String signature, Object value) {
    members.add(access + " " + name + " " + descriptor);
    return null;
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    members.add(access + " " + name + descriptor);
    return null;
  }
}
