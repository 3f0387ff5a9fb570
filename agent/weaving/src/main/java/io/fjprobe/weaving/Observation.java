package io.fjprobe.weaving;

import io.fjprobe.bootstrap.AgentSettings;
import io.fjprobe.bootstrap.AgentSettings.Level;
import io.fjprobe.bootstrap.probed.ProbedPool;
import io.fjprobe.bootstrap.statistics.PeriodicEvents;
import io.fjprobe.bootstrap.tally.Probe;
import io.fjprobe.weaving.classfile.ClassFiles;
import io.fjprobe.weaving.joinpoint.Generations;
import io.fjprobe.weaving.joinpoint.JoinPointTable;
import io.fjprobe.weaving.option.FileName;
import io.fjprobe.weaving.option.Options;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;

/** From options to a pool that is observed and a recording that runs. */
final class Observation {

  private static final String QUEUE = "java.util.concurrent.ForkJoinPool$WorkQueue";
  private static final String TASK = "java.util.concurrent.ForkJoinTask";
  private static final String POOL = "java.util.concurrent.ForkJoinPool";

  private Observation() {}

  static void begin(Options options, Instrumentation instrumentation) {
    Jvm jvm = Jvm.current();
    boolean ownRecording = options.file() != null || !jvm.startsRecording();
    Path file = ownRecording ? FileName.resolve(options.file(), jvm.pid()) : null;
    Level level = Level.valueOf(options.level().toUpperCase(Locale.ROOT));
    AgentSettings.configure(level, Version.text());
    BootstrapJar.initializeClasses();
    ModuleReads.addToJavaBase(ProbedPool.class, instrumentation);

    Weaver weaver = weave(instrumentation, level == Level.FULL);
    WeavingReport report = weaver.report();
    Probe.woven(report.probes());
    if (!report.missing().isEmpty()) {
      String missing = "not recorded on this JDK: " + report.missing();
      if (options.strict()) {
        throw new CannotObserveException(missing);
      }
      System.err.println("fjprobe: " + missing);
    }
    if (file != null) {
      OwnRecording.start(file, level);
    }
    PeriodicEvents.start(weaver.generation(), "premain", report.wovenCount(), report.notRecorded());
  }

  private static Weaver weave(Instrumentation instrumentation, boolean everyTask) {
    try {
      JoinPointTable table = new Generations(ClassFiles.OF_THIS_JVM).detect();
      if (table == null) {
        throw new CannotObserveException(
            "the ForkJoinPool of this JVM ("
                + System.getProperty("java.version")
                + ") has none of the structures known: "
                + Arrays.toString(JoinPointTable.GENERATIONS)
                + "; a newer fjprobe may know it");
      }
      Weaver weaver = new Weaver(table, everyTask);
      instrumentation.addTransformer(weaver, true);
      // loaded, so that we know at once whether it worked, but not initialized: the application
      // decides when its common pool comes into being
      Class<?> queue = Class.forName(QUEUE, false, null);
      Class.forName(TASK, false, null);
      Class<?> pool = Class.forName(POOL, false, null);
      if (!Weaver.isWoven(pool, queue)) {
        instrumentation.removeTransformer(weaver);
        throw new CannotObserveException(
            weaver.report().missing().isEmpty()
                ? "ForkJoinPool was loaded before the agent; name this agent before others"
                : weaver.report().missing());
      }
      return weaver;
    } catch (IOException | ClassNotFoundException e) {
      throw new CannotObserveException("the class files of ForkJoinPool cannot be read", e);
    }
  }
}
