package io.fjprobe.weaving.operation;

import io.fjprobe.weaving.classfile.ClassFiles;
import java.util.ArrayList;
import java.util.List;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** What a class declares, as its class file says. */
final class ClassOutline {

  /** A method that it declares. */
  static final class Declared {
    final String name;
    final String descriptor;
    private final int access;

    Declared(String name, String descriptor, int access) {
      this.name = name;
      this.descriptor = descriptor;
      this.access = access;
    }

    boolean is(int flags) {
      return (access & flags) != 0;
    }

    /** Whether there is code that a call begins and ends with. */
    boolean canBeWoven() {
      return !is(Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE) && !name.startsWith("<");
    }
  }

  /** With slashes. */
  final String name;

  /** Superclass and interfaces. */
  final List<String> parents = new ArrayList<>();

  final List<Declared> methods = new ArrayList<>();
  final boolean isInterface;

  ClassOutline(byte[] file) {
    ClassReader reader = ClassFiles.reader(file);
    name = reader.getClassName();
    isInterface = (reader.getAccess() & Opcodes.ACC_INTERFACE) != 0;
    if (reader.getSuperName() != null) {
      parents.add(reader.getSuperName());
    }
    for (String each : reader.getInterfaces()) {
      parents.add(each);
    }
    reader.accept(
        new ClassVisitor(Opcodes.ASM9) {
          @Override
          public MethodVisitor visitMethod(
              int access, String method, String descriptor, String signature, String[] thrown) {
            methods.add(new Declared(method, descriptor, access));
            return null;
          }
        },
        ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
  }
}
