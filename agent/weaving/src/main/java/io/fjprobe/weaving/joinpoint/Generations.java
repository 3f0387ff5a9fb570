package io.fjprobe.weaving.joinpoint;

import io.fjprobe.weaving.classfile.ClassFiles;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** Finds the generation of a pool from the methods of its classes, never from a version. */
public final class Generations {

  private final ClassFiles classFiles;
  private final Map<String, Set<String>> methods = new HashMap<>();

  public Generations(ClassFiles classFiles) {
    this.classFiles = classFiles;
  }

  /** Null if this pool matches no generation. */
  public JoinPointTable detect() throws IOException {
    for (String generation : JoinPointTable.GENERATIONS) {
      JoinPointTable table = JoinPointTable.load(generation);
      if (hasAll(table)) {
        return table;
      }
    }
    return null;
  }

  private boolean hasAll(JoinPointTable table) throws IOException {
    for (JoinPoint point : table.required) {
      if (!methodsOf(point.owner).contains(point.method + point.descriptor)) {
        return false;
      }
    }
    return true;
  }

  private Set<String> methodsOf(String owner) throws IOException {
    Set<String> known = methods.get(owner);
    if (known == null) {
      known = read(owner);
      methods.put(owner, known);
    }
    return known;
  }

  private Set<String> read(String owner) throws IOException {
    byte[] file = classFiles.read(owner);
    return file == null ? new HashSet<>() : methodsIn(file);
  }

  /** Whether a class file of this name has what makes the generation, as far as it can tell. */
  public static boolean isOf(JoinPointTable table, String name, byte[] file) {
    Set<String> methods = methodsIn(file);
    for (JoinPoint point : table.required) {
      if (point.owner.equals(name) && !methods.contains(point.method + point.descriptor)) {
        return false;
      }
    }
    return true;
  }

  private static Set<String> methodsIn(byte[] file) {
    Set<String> found = new HashSet<>();
    ClassVisitor collector =
        new ClassVisitor(Opcodes.ASM9) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] thrown) {
            found.add(name + descriptor);
            return null;
          }
        };
    int flags = ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES;
    ClassFiles.reader(file).accept(collector, flags);
    return found;
  }
}
