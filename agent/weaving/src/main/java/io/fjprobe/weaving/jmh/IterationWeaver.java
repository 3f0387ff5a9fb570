package io.fjprobe.weaving.jmh;

import static net.bytebuddy.matcher.ElementMatchers.declaresMethod;
import static net.bytebuddy.matcher.ElementMatchers.named;
import static net.bytebuddy.matcher.ElementMatchers.none;
import static net.bytebuddy.matcher.ElementMatchers.returns;
import static net.bytebuddy.matcher.ElementMatchers.takesArgument;

import io.fjprobe.weaving.advice.AdviceAgent;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import net.bytebuddy.agent.builder.AgentBuilder;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.description.method.MethodDescription;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.matcher.ElementMatcher.Junction;
import net.bytebuddy.matcher.ElementMatchers;
import net.bytebuddy.utility.JavaModule;

/**
 * Weaves the method in which JMH runs an iteration. Up to 1.36 it has one argument fewer at its end
 * than in 1.37.
 */
final class IterationWeaver implements AgentBuilder.Transformer {

  private static final Junction<MethodDescription> ITERATION =
      ElementMatchers.<MethodDescription>named("runIteration")
          .and(takesArgument(0, named("org.openjdk.jmh.infra.BenchmarkParams")))
          .and(takesArgument(1, named("org.openjdk.jmh.infra.IterationParams")))
          .and(returns(named("org.openjdk.jmh.results.IterationResult")));

  private IterationWeaver() {}

  /** Its answer is null for a class without that method. */
  static ClassFileTransformer transformer() {
    return AdviceAgent.builder()
        .ignore(none())
        .type(declaresMethod(ITERATION))
        .transform(new IterationWeaver())
        .makeRaw();
  }

  @Override
  public DynamicType.Builder<?> transform(
      DynamicType.Builder<?> builder,
      TypeDescription type,
      ClassLoader loader,
      JavaModule module,
      ProtectionDomain domain) {
    Advice advice = AdviceAgent.advice(Advice.withCustomMapping(), IterationAdvice.class);
    return builder.visit(advice.on(ITERATION));
  }
}
