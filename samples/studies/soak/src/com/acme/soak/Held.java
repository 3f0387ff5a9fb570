package com.acme.soak;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.ref.WeakReference;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;

/** What the JVM holds when all garbage is gone. */
final class Held {
  private static final Path STATUS = Paths.get("/proc/self/status");

  private Held() {}

  static String now() throws IOException {
    collect();
    long metaspace = 0;
    for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
      boolean code = pool.getName().toLowerCase().startsWith("code");
      metaspace += pool.getType() == MemoryType.HEAP || code ? 0 : pool.getUsage().getUsed();
    }
    return "heapKB="
        + (ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() >> 10)
        + " metaspaceKB="
        + (metaspace >> 10)
        + " rssKB="
        + resident()
        + " classes="
        + ManagementFactory.getClassLoadingMXBean().getLoadedClassCount()
        + " threads="
        + Thread.getAllStackTraces().size();
  }

  /** Twice, for what the first one makes free. */
  private static void collect() {
    for (int i = 0; i < 2; i++) {
      WeakReference<Object> canary = new WeakReference<>(new Object());
      while (canary.get() != null) {
        System.gc();
      }
    }
  }

  /** Only Linux tells; 0 elsewhere. */
  private static long resident() throws IOException {
    if (Files.exists(STATUS)) {
      for (String line : Files.readAllLines(STATUS, StandardCharsets.UTF_8)) {
        if (line.startsWith("VmRSS:")) {
          return Long.parseLong(line.replaceAll("[^0-9]", ""));
        }
      }
    }
    return 0;
  }
}
