package io.fjprobe.weaving;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.dynamic.scaffold.TypeValidation;
import net.bytebuddy.matcher.ElementMatchers;
import net.bytebuddy.pool.TypePool;

/**
 * Ends the JVM from premain. On JDK 27 and later an exit waits up to a minute for agents' callbacks
 * to return, and premain is one. So another thread exits, premain returns, and the launcher waits
 * before it loads the application.
 */
final class StrictExit implements ClassFileTransformer {

  private static final String LAUNCHER = "sun/launcher/LauncherHelper";
  private static final long PROMPT_EXIT_MILLIS = 500;

  private StrictExit() {}

  static void exit(int code, Instrumentation instrumentation) {
    Thread exiting = new Thread(() -> System.exit(code), "fjprobe exit");
    exiting.start();
    try {
      exiting.join(PROMPT_EXIT_MILLIS);
      instrumentation.addTransformer(new StrictExit());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public byte[] transform(
      ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] file) {
    if (loader != null || !LAUNCHER.equals(name)) {
      return null;
    }
    String className = name.replace('/', '.');
    ClassFileLocator locator =
        new ClassFileLocator.Compound(
            ClassFileLocator.Simple.of(className, file),
            ClassFileLocator.ForClassLoader.ofBootLoader());
    TypeDescription type = TypePool.Default.of(locator).describe(className).resolve();
    return new ByteBuddy()
        .with(TypeValidation.DISABLED)
        .redefine(type, locator)
        .visit(Advice.to(WaitForExit.class).on(ElementMatchers.named("checkAndLoadMain")))
        .make()
        .getBytes();
  }

  /** Pasted into the launcher. */
  static final class WaitForExit {

    private WaitForExit() {}

    @Advice.OnMethodEnter
    static void enter() throws InterruptedException {
      Thread.sleep(Long.MAX_VALUE);
    }
  }
}
