package io.fjprobe.dist.application;

import java.lang.instrument.Instrumentation;
import java.util.concurrent.atomic.AtomicLong;
import net.bytebuddy.agent.builder.AgentBuilder;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.matcher.ElementMatchers;

/**
 * An agent as others are: retransforms the pool's classes and counts calls of its methods, in a
 * property, since the pool can see no class of the agent.
 */
public final class OtherAgent {

  private static final String METHOD = "registerWorker";

  private OtherAgent() {}

  public static void premain(String argument, Instrumentation instrumentation) {
    System.getProperties().put(METHOD, new AtomicLong());
    new AgentBuilder.Default()
        .disableClassFormatChanges()
        .with(AgentBuilder.RedefinitionStrategy.RETRANSFORMATION)
        .with(AgentBuilder.RedefinitionStrategy.DiscoveryStrategy.Reiterating.INSTANCE)
        .with(AgentBuilder.Listener.StreamWriting.toSystemError().withErrorsOnly())
        .ignore(ElementMatchers.none())
        .type(ElementMatchers.nameStartsWith("java.util.concurrent.ForkJoin"))
        .transform(
            (builder, type, loader, module, domain) ->
                builder
                    .visit(Advice.to(Registered.class).on(ElementMatchers.named(METHOD)))
                    .visit(
                        Advice.to(Empty.class)
                            .on(
                                ElementMatchers.isMethod()
                                    .and(ElementMatchers.not(ElementMatchers.isAbstract()))
                                    .and(ElementMatchers.not(ElementMatchers.isNative())))))
        .installOn(instrumentation);
  }

  /** What it counted. */
  static long registered() {
    Object counter = System.getProperties().get(METHOD);
    return counter == null ? -1 : ((AtomicLong) counter).get();
  }

  /** Pasted into the pool. */
  static final class Registered {

    private Registered() {}

    @Advice.OnMethodEnter
    static void enter() {
      ((AtomicLong) System.getProperties().get("registerWorker")).incrementAndGet();
    }
  }

  /** Pasted around all methods: locals, handlers and frames that were not there before. */
  static final class Empty {

    private Empty() {}

    @Advice.OnMethodEnter
    static long enter() {
      return 1;
    }

    @Advice.OnMethodExit(onThrowable = Throwable.class)
    static void exit(@Advice.Enter long entered, @Advice.Thrown Throwable thrown) {
      if (entered != 1) {
        throw new IllegalStateException(thrown);
      }
    }
  }
}
