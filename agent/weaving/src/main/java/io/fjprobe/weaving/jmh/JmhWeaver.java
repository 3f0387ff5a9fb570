package io.fjprobe.weaving.jmh;

import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;

/**
 * Records the iterations of JMH benchmarks in this JVM. It looks at the names of classes alone
 * until JMH is met, and brings in Byte Buddy only then. A version of JMH whose method for
 * iterations is not known is left unchanged.
 */
final class JmhWeaver implements ClassFileTransformer {

  static final String HANDLER = "org/openjdk/jmh/runner/BenchmarkHandler";

  private volatile boolean stopped;

  void stop() {
    stopped = true;
  }

  @Override
  public byte[] transform(
      ClassLoader loader, String name, Class<?> loaded, ProtectionDomain domain, byte[] file) {
    if (stopped || loader == null || !HANDLER.equals(name)) {
      return null;
    }
    try {
      byte[] woven = IterationWeaver.transformer().transform(loader, name, loaded, domain, file);
      if (woven == null) {
        leaveAlone("its BenchmarkHandler has no runIteration method that the agent knows");
      }
      return woven;
    } catch (Throwable t) {
      leaveAlone("weaving failed: " + (t.getCause() == null ? t : t.getCause()));
      return null;
    }
  }

  private static void leaveAlone(String reason) {
    System.err.println(
        "fjprobe: the iterations of this version of JMH are not recorded: " + reason);
  }
}
