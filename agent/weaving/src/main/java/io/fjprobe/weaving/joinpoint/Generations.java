package io.fjprobe.weaving.joinpoint;

import io.fjprobe.weaving.classfile.ClassMembers;
import java.io.IOException;
import java.util.List;
import java.util.Set;

/** Finds the generation of a pool from the methods of its classes, never from a version. */
public final class Generations {

  private final ClassMembers members;

  public Generations(ClassMembers members) {
    this.members = members;
  }

  /** Null if this pool matches no generation. */
  public JoinPointTable detect() throws IOException {
    for (String generation : JoinPointTable.GENERATIONS) {
      if (hasAll(JoinPointTable.requirements(generation))) {
        return JoinPointTable.load(generation);
      }
    }
    return null;
  }

  private boolean hasAll(List<JoinPoint> required) throws IOException {
    for (JoinPoint point : required) {
      if (!members.methods(point.owner).contains(point.method + point.descriptor)) {
        return false;
      }
    }
    return true;
  }

  /** Whether a class file of this name has what makes the generation, as far as it can tell. */
  public static boolean isOf(JoinPointTable table, String name, byte[] file) {
    Set<String> methods = ClassMembers.methodsIn(file);
    for (JoinPoint point : table.required) {
      if (point.owner.equals(name) && !methods.contains(point.method + point.descriptor)) {
        return false;
      }
    }
    return true;
  }
}
