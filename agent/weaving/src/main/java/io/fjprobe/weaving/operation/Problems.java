package io.fjprobe.weaving.operation;

import io.fjprobe.weaving.operation.ClassOutline.Declared;
import io.fjprobe.weaving.option.Nearest;
import java.util.ArrayList;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Says why an operation was not found, as far as this can be known from the classes that were seen.
 */
final class Problems {

  private static final int NAMES_SHOWN = 8;

  private Problems() {}

  static void nothingSeen(Target target) {
    target.operation.problem("no class of that name was loaded");
  }

  /** Not so much as the class of the operation, but one that may be meant. */
  static void similarSeen(Target target, String name) {
    String seen = name.replace('/', '.');
    if (target.operation.problem().startsWith("no class")) {
      target.operation.problem(
          "no class of that name was loaded, but " + seen + " was; did you mean that one?");
    }
  }

  /** The class was loaded, and has no method to weave. */
  static void noMethod(Target target, ClassOutline type) {
    String method = target.name.method;
    if (!target.toImplement(type).isEmpty()) {
      target.operation.problem(
          (type.isInterface ? "it is an interface" : "it is an abstract method")
              + ", and no class that implements it was loaded; lambdas are not observed");
      return;
    }
    TreeSet<String> names = new TreeSet<>();
    for (Declared each : type.methods) {
      if (each.name.equals(method)) {
        boolean other = target.name.descriptor != null;
        target.operation.problem(
            other
                ? "the class has " + method + each.descriptor + ", but not with this descriptor"
                : "it is a native method, which cannot be observed");
        return;
      }
      if (each.canBeWoven()) {
        names.add(each.name);
      }
    }
    target.operation.problem(
        "the class was loaded, but does not declare this method"
            + Nearest.didYouMean(method, new ArrayList<>(names))
            + "; name an inherited method with the"
            + " superclass that declares it; this class has "
            + list(names));
  }

  private static String list(SortedSet<String> names) {
    StringBuilder text = new StringBuilder();
    int shown = 0;
    for (String name : names) {
      if (shown++ == NAMES_SHOWN) {
        return text + " and more";
      }
      text.append(shown == 1 ? "" : " ").append(name);
    }
    return shown == 0 ? "none" : text.toString();
  }

  static void notWoven(Target target, String type, String reason) {
    target.operation.problem(type.replace('/', '.') + " cannot be woven: " + reason);
  }
}
