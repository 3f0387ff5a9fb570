package io.fjprobe.weaving.operation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import net.bytebuddy.description.type.TypeDescription;

/** What a class extends and implements. Types whose class files cannot be had are passed over. */
final class Supertypes {

  private Supertypes() {}

  /** The class of that name among those above; null if it is none of them. */
  static TypeDescription find(String wanted, TypeDescription below) {
    Deque<TypeDescription> open = new ArrayDeque<>();
    Set<String> seen = new HashSet<>();
    addParents(below, open);
    while (!open.isEmpty()) {
      TypeDescription type = open.remove();
      String name = type.getName();
      boolean isNew = Applications.mayHave(name) && seen.add(name);
      if (isNew && addParents(type, open) && name.equals(wanted)) {
        return type;
      }
    }
    return null;
  }

  /** False if its class file cannot be had. */
  private static boolean addParents(TypeDescription type, Deque<TypeDescription> to) {
    try {
      if (type.getSuperClass() != null) {
        to.add(type.getSuperClass().asErasure());
      }
      to.addAll(type.getInterfaces().asErasures());
      return true;
    } catch (RuntimeException e) {
      return false;
    }
  }
}
