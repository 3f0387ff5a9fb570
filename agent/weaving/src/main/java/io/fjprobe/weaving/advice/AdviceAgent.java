package io.fjprobe.weaving.advice;

import net.bytebuddy.ByteBuddy;
import net.bytebuddy.ClassFileVersion;
import net.bytebuddy.agent.builder.AgentBuilder;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.dynamic.scaffold.MethodGraph;
import net.bytebuddy.dynamic.scaffold.TypeValidation;
import net.bytebuddy.matcher.ElementMatchers;
import net.bytebuddy.utility.AsmClassWriter;

/** Byte Buddy, set up to inline advice into classes, which it changes in no other way. */
public final class AdviceAgent {

  /** What Byte Buddy reads once, as it is loaded, by the names of its properties. */
  private static final String[][] SETTINGS = {
    {"net.bytebuddy.nexus.disabled", "true"}, // would put a class into the application's loader
    {"net.bytebuddy.experimental", "true"}, // runs in newer JVMs than it knows
    {"net.bytebuddy.processor", "ASM_ONLY"} // and needs nothing of them
  };

  private static final AgentBuilder BUILDER = withSettings();

  private AdviceAgent() {}

  public static AgentBuilder builder() {
    return BUILDER.with(new TypePools());
  }

  /**
   * @param type a class with advice
   */
  public static Advice advice(Advice.WithCustomMapping mapping, Class<?> type) {
    return mapping.with(new AnyVersion()).to(type, new AdviceFiles());
  }

  /** The properties are not left to the application. */
  private static AgentBuilder withSettings() {
    String[] before = new String[SETTINGS.length];
    for (int i = 0; i < before.length; i++) {
      before[i] = System.setProperty(SETTINGS[i][0], SETTINGS[i][1]);
    }
    try {
      AgentBuilder builder = make();
      builder.makeRaw(); // loads all of it that reads them
      return builder;
    } finally {
      for (int i = 0; i < before.length; i++) {
        restore(SETTINGS[i][0], before[i]);
      }
    }
  }

  private static void restore(String property, String value) {
    if (value == null) {
      System.clearProperty(property);
    } else {
      System.setProperty(property, value);
    }
  }

  private static AgentBuilder make() {
    ByteBuddy byteBuddy =
        new ByteBuddy(ClassFileVersion.JAVA_V8)
            .with(TypeValidation.DISABLED)
            .with(MethodGraph.Compiler.ForDeclaredMethods.INSTANCE) // asks for no supertype
            .with(new AnyVersion())
            .with(AsmClassWriter.Factory.Default.ASM_ONLY)
            .ignore(ElementMatchers.none());
    return new AgentBuilder.Default(byteBuddy)
        .with(AgentBuilder.TypeStrategy.Default.DECORATE)
        .disableClassFormatChanges()
        .with(AgentBuilder.DescriptionStrategy.Default.POOL_ONLY)
        .with(AgentBuilder.LocationStrategy.ForClassLoader.WEAK);
  }
}
