package io.fjprobe.weaving.operation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import net.bytebuddy.description.type.TypeDefinition;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.description.type.TypeList;

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
    TypeList.Generic interfaces;
    try {
      interfaces = type.getInterfaces();
    } catch (RuntimeException e) {
      return false;
    }
    for (int i = -1; i < interfaces.size(); i++) {
      try {
        TypeDefinition parent = i < 0 ? type.getSuperClass() : interfaces.get(i);
        if (parent != null) {
          to.add(parent.asErasure());
        }
      } catch (RuntimeException e) {
        // known to be missing: the others are not
      }
    }
    return true;
  }
}
