package io.fjprobe.weaving.operation;

import static net.bytebuddy.matcher.ElementMatchers.hasDescriptor;
import static net.bytebuddy.matcher.ElementMatchers.isAbstract;
import static net.bytebuddy.matcher.ElementMatchers.isBridge;
import static net.bytebuddy.matcher.ElementMatchers.isNative;
import static net.bytebuddy.matcher.ElementMatchers.isPrivate;
import static net.bytebuddy.matcher.ElementMatchers.isPublic;
import static net.bytebuddy.matcher.ElementMatchers.isStatic;
import static net.bytebuddy.matcher.ElementMatchers.named;
import static net.bytebuddy.matcher.ElementMatchers.not;
import static net.bytebuddy.matcher.ElementMatchers.takesArguments;

import io.fjprobe.bootstrap.operation.NamedMethods;
import io.fjprobe.weaving.option.MethodName;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import net.bytebuddy.description.method.MethodDescription;
import net.bytebuddy.description.method.MethodDescription.InDefinedShape;
import net.bytebuddy.description.method.MethodList;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.matcher.ElementMatcher.Junction;
import net.bytebuddy.matcher.ElementMatchers;

/** What an option names, and which methods of a class are of it. */
final class Target {

  /** There is code that a call begins and ends with. */
  static final Junction<MethodDescription> HAS_CODE =
      ElementMatchers.<MethodDescription>isMethod().and(not(isAbstract())).and(not(isNative()));

  private static final Junction<MethodDescription> CAN_OVERRIDE =
      ElementMatchers.<MethodDescription>not(isStatic()).and(not(isPrivate()));

  /** What somebody wrote, to be called by bridges of the compiler's own. */
  private static final Junction<MethodDescription> WRITTEN =
      ElementMatchers.<MethodDescription>not(isBridge()).and(not(isStatic()));

  final MethodName name;
  final NamedMethods observed;

  private final boolean all;
  private final Junction<MethodDescription> named;

  Target(MethodName name, NamedMethods observed) {
    this.name = name;
    this.observed = observed;
    this.all = name.method.equals(MethodName.ALL);
    Junction<MethodDescription> matcher = all ? isPublic() : named(name.method);
    this.named = name.descriptor == null ? matcher : matcher.and(hasDescriptor(name.descriptor));
  }

  /** Methods of the class that the option names. */
  Collection<InDefinedShape> ownMethods(TypeDescription type) {
    Set<InDefinedShape> own = new LinkedHashSet<>();
    for (InDefinedShape method : type.getDeclaredMethods().filter(named.and(HAS_CODE))) {
      boolean onlyBridge =
          name.descriptor == null && method.isBridge() && !written(method).isEmpty();
      if (!onlyBridge) {
        own.add(method);
      }
    }
    return own;
  }

  /** Those that a bridge may stand for. */
  private static MethodList<InDefinedShape> written(InDefinedShape bridge) {
    return bridge
        .getDeclaringType()
        .getDeclaredMethods()
        .filter(
            WRITTEN
                .and(named(bridge.getName()))
                .and(takesArguments(bridge.getParameters().size())));
  }

  /** Methods of another class that implement what the option names. */
  Collection<InDefinedShape> implementations(TypeDescription type) {
    Junction<MethodDescription> mayBe = HAS_CODE.and(CAN_OVERRIDE);
    MethodList<InDefinedShape> candidates =
        type.getDeclaredMethods().filter(all ? mayBe : mayBe.and(named(name.method)));
    TypeDescription above = candidates.isEmpty() ? null : Supertypes.find(name.className, type);
    if (above == null) {
      return Collections.emptySet();
    }
    MethodList<InDefinedShape> declared = toImplement(above);
    Set<InDefinedShape> found = new LinkedHashSet<>();
    for (InDefinedShape method : candidates) {
      boolean implementing =
          !declared
              .filter(named(method.getName()).and(hasDescriptor(method.getDescriptor())))
              .isEmpty();
      if (implementing) {
        MethodList<InDefinedShape> written = written(method);
        InDefinedShape meant = method.isBridge() && !written.isEmpty() ? written.get(0) : method;
        if (HAS_CODE.matches(meant)) {
          found.add(meant);
        }
      }
    }
    return found;
  }

  /** What of an interface can be called, of another class is abstract. */
  MethodList<InDefinedShape> toImplement(TypeDescription above) {
    Junction<MethodDescription> open = above.isInterface() ? CAN_OVERRIDE : isAbstract();
    return above.getDeclaredMethods().filter(named.and(open));
  }
}
