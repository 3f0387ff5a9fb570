package io.fjprobe.weaving.operation;

import static net.bytebuddy.matcher.ElementMatchers.any;
import static net.bytebuddy.matcher.ElementMatchers.isBootstrapClassLoader;

import io.fjprobe.bootstrap.operation.NamedMethods;
import io.fjprobe.bootstrap.operation.Operation;
import io.fjprobe.weaving.advice.AdviceAgent;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.bytebuddy.agent.builder.AgentBuilder;
import net.bytebuddy.agent.builder.AgentBuilder.RedefinitionStrategy;
import net.bytebuddy.agent.builder.AgentBuilder.RedefinitionStrategy.BatchAllocator;
import net.bytebuddy.agent.builder.ResettableClassFileTransformer;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.description.method.MethodDescription.InDefinedShape;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.pool.TypePool;
import net.bytebuddy.utility.JavaModule;

/**
 * Weaves what options name into classes of the application, while they load or when they are
 * already loaded.
 */
final class MethodWeaver implements AgentBuilder.RawMatcher, AgentBuilder.Transformer {

  /** One class at a time: one that cannot be woven must not keep others from it. */
  private static final BatchAllocator ALONE = BatchAllocator.ForFixedSize.ofSize(1);

  private final List<Target> targets;
  private final LoadedClasses loadedClasses;
  private final Outcome outcome;
  private ResettableClassFileTransformer installed;

  MethodWeaver(List<Target> targets) {
    this.targets = targets;
    this.loadedClasses = new LoadedClasses(targets);
    this.outcome = new Outcome(targets);
  }

  void installOn(Instrumentation instrumentation) {
    installed = builder().installOn(instrumentation);
  }

  /** From now on classes are as they were. */
  void reset(Instrumentation instrumentation) {
    if (installed != null) {
      installed.reset(
          instrumentation,
          RedefinitionStrategy.RETRANSFORMATION,
          loadedClasses,
          ALONE,
          new LoadedClasses.Refused());
    }
  }

  /** Of classes as they load. */
  ClassFileTransformer transformer() {
    return builder().makeRaw();
  }

  private AgentBuilder builder() {
    return AdviceAgent.builder()
        .with(RedefinitionStrategy.RETRANSFORMATION)
        .with(ALONE)
        .with(loadedClasses)
        .with(new LoadedClasses.Refused())
        .with(outcome)
        .ignore(new Applications.Others())
        .or(any(), isBootstrapClassLoader())
        .type(this)
        .transform(this);
  }

  @Override
  public boolean matches(
      TypeDescription type,
      ClassLoader loader,
      JavaModule module,
      Class<?> loaded,
      ProtectionDomain domain) {
    Map<Target, Collection<InDefinedShape>> methods;
    try {
      methods = methods(type);
    } catch (TypePool.Resolution.NoSuchTypeException e) {
      return loaded != null; // generated: only the JVM has its class file, and will show it
    }
    if (methods.isEmpty() || Applications.seesHooks(loader)) {
      return !methods.isEmpty();
    }
    String reason =
        "its class loader " + loader.getClass().getName() + " hides the agent's classes";
    for (Target each : methods.keySet()) {
      Problems.notWoven(each, type.getName(), reason);
    }
    return false;
  }

  @Override
  public DynamicType.Builder<?> transform(
      DynamicType.Builder<?> builder,
      TypeDescription type,
      ClassLoader loader,
      JavaModule module,
      ProtectionDomain domain) {
    Map<Target, Collection<InDefinedShape>> methods = methods(type);
    outcome.isOf(methods.keySet());
    AdvisedMethods advised = new AdvisedMethods();
    for (Map.Entry<Target, Collection<InDefinedShape>> each : methods.entrySet()) {
      for (InDefinedShape method : each.getValue()) {
        advised.add(method, advice(method, each.getKey().observed));
      }
    }
    return builder.visit(advised);
  }

  /** By what names them, without those names that the class has nothing of. */
  private Map<Target, Collection<InDefinedShape>> methods(TypeDescription type) {
    Map<Target, Collection<InDefinedShape>> all = new LinkedHashMap<>();
    for (Target target : targets) {
      Collection<InDefinedShape> methods = methods(target, type);
      if (!methods.isEmpty()) {
        all.put(target, methods);
      }
    }
    return all;
  }

  private static Collection<InDefinedShape> methods(Target target, TypeDescription type) {
    if (!type.getName().equals(target.name.className)) {
      Problems.mayBeMeant(target, type.getName());
      return target.implementations(type);
    }
    Collection<InDefinedShape> own = target.ownMethods(type);
    if (own.isEmpty()) {
      Problems.noMethod(target, type);
    }
    return own;
  }

  private static Advice advice(InDefinedShape method, NamedMethods observed) {
    return AdviceAgent.advice(
        Advice.withCustomMapping().bind(MethodId.class, observed.id),
        observed instanceof Operation
            ? kind(method.getReturnType().asErasure())
            : CountAdvice.class);
  }

  /** By what a method may return, as its descriptor says. */
  private static Class<?> kind(TypeDescription returned) {
    String name = returned.getName();
    if (name.startsWith("java.util.concurrent.")) {
      return FutureAdvice.class;
    }
    boolean other = name.startsWith("java.") && !name.equals("java.lang.Object");
    return other || returned.isPrimitive() || returned.isArray()
        ? CallAdvice.class
        : ResultAdvice.class;
  }
}
