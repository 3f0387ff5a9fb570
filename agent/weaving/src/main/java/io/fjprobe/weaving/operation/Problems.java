package io.fjprobe.weaving.operation;

import static net.bytebuddy.matcher.ElementMatchers.named;

import io.fjprobe.weaving.option.Nearest;
import java.util.ArrayList;
import java.util.SortedSet;
import java.util.TreeSet;
import net.bytebuddy.description.method.MethodDescription.InDefinedShape;
import net.bytebuddy.description.method.MethodList;
import net.bytebuddy.description.type.TypeDescription;

/**
 * Says why an operation was not found, as far as this can be known from the classes that were seen.
 */
final class Problems {

  private static final int NAMES_SHOWN = 8;

  private Problems() {}

  static void nothingSeen(Target target) {
    target.observed.problem("no class of that name was loaded");
  }

  /**
   * Not so much as the class of the operation was seen so far.
   *
   * @param name of another class, which may be meant if it is the same in another package
   */
  static void mayBeMeant(Target target, String name) {
    String wanted = target.name.className;
    String simple = wanted.substring(wanted.lastIndexOf('.') + 1);
    boolean similar = name.endsWith("." + simple) || name.endsWith("$" + simple);
    if (similar && target.observed.problem().startsWith("no class")) {
      target.observed.problem(
          "no class of that name was loaded, but " + name + " was; did you mean that one?");
    }
  }

  /** The class was loaded, and has no method to weave. */
  static void noMethod(Target target, TypeDescription type) {
    String method = target.name.method;
    if (!target.toImplement(type).isEmpty()) {
      target.observed.problem(
          (type.isInterface() ? "it is an interface" : "it is an abstract method")
              + ", and no class that implements it was loaded; lambdas are not observed");
      return;
    }
    MethodList<InDefinedShape> methods = type.getDeclaredMethods();
    MethodList<InDefinedShape> ofThatName = methods.filter(named(method));
    if (!ofThatName.isEmpty()) {
      boolean other = target.name.descriptor != null;
      target.observed.problem(
          other
              ? "the class has "
                  + method
                  + ofThatName.get(0).getDescriptor()
                  + ", but not with this descriptor"
              : "it is a native method, which cannot be observed");
      return;
    }
    TreeSet<String> names = new TreeSet<>();
    for (InDefinedShape each : methods.filter(Target.HAS_CODE)) {
      names.add(each.getName());
    }
    target.observed.problem(
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
    target.observed.problem(type + " cannot be woven: " + reason);
  }
}
