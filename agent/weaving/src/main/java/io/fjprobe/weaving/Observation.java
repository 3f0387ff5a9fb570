package io.fjprobe.weaving;

import io.fjprobe.bootstrap.counter.Generation;
import io.fjprobe.bootstrap.counter.Probe;
import io.fjprobe.bootstrap.guard.ForcedInstrumentation;
import io.fjprobe.bootstrap.operation.Named;
import io.fjprobe.bootstrap.probed.JdkPool;
import io.fjprobe.bootstrap.setting.AgentSettings;
import io.fjprobe.bootstrap.setting.AgentSettings.Level;
import io.fjprobe.bootstrap.statistics.PeriodicEvents;
import io.fjprobe.bootstrap.statistics.Stalls;
import io.fjprobe.bootstrap.tally.Adoption;
import io.fjprobe.weaving.classfile.ClassFiles;
import io.fjprobe.weaving.classfile.ClassMembers;
import io.fjprobe.weaving.jmh.Jmh;
import io.fjprobe.weaving.joinpoint.Generations;
import io.fjprobe.weaving.joinpoint.JoinPointTable;
import io.fjprobe.weaving.jvm.BootstrapJar;
import io.fjprobe.weaving.jvm.CannotObserveException;
import io.fjprobe.weaving.jvm.Jvm;
import io.fjprobe.weaving.jvm.ModuleReads;
import io.fjprobe.weaving.jvm.PoolPackage;
import io.fjprobe.weaving.library.Library;
import io.fjprobe.weaving.look.Looks;
import io.fjprobe.weaving.metrics.Metrics;
import io.fjprobe.weaving.operation.ObservedMethods;
import io.fjprobe.weaving.option.Destination;
import io.fjprobe.weaving.option.FileName;
import io.fjprobe.weaving.option.Options;
import io.fjprobe.weaving.option.RecordingTime;
import io.fjprobe.weaving.option.Visible;
import io.fjprobe.weaving.pool.FieldReader;
import io.fjprobe.weaving.pool.FirstWeaving;
import io.fjprobe.weaving.pool.PoolClasses;
import io.fjprobe.weaving.pool.Weaver;
import io.fjprobe.weaving.processor.SystemTimes;
import io.fjprobe.weaving.recording.OwnRecording;
import io.fjprobe.weaving.site.WeavingReport;
import io.fjprobe.weaving.stall.StalledThreads;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/**
 * One observation: it begins with options, weaves the pool and starts a recording, and undoes this
 * at its end.
 */
final class Observation {

  private static Observation current;

  /**
   * Kept after the end if classes have our fields, because any retransformation must keep these.
   */
  private static Observation last;

  /** What became of a recording that had a time, until somebody asks. */
  private static String endedByTime;

  private final Instrumentation instrumentation;
  private final PoolClasses classes;
  private final Weaver weaver;

  /** Null if the user makes one. */
  private final OwnRecording recording;

  private ObservedMethods operations;

  /** Null if it lasts until the JVM exits, or until somebody ends it. */
  private TimedEnd timedEnd;

  private Observation(
      Instrumentation instrumentation, PoolClasses classes, Weaver weaver, OwnRecording recording) {
    this.instrumentation = instrumentation;
    this.classes = classes;
    this.weaver = weaver;
    this.recording = recording;
  }

  /** Null if nothing is observed. */
  static synchronized Observation current() {
    return current;
  }

  Path file() {
    return recording == null ? null : recording.destination().file();
  }

  /** Of a JVM that the agent was attached to, where there is always a recording. */
  String whereAndWhy() {
    return file() + recording.destination().reason();
  }

  /** Empty if everything is recorded. */
  String notRecorded() {
    String operations = Named.notFound();
    String ofPools = Generation.allNotRecorded();
    return ofPools + (ofPools.isEmpty() || operations.isEmpty() ? "" : ", ") + operations;
  }

  /** Before the application. */
  static synchronized void fromStart(Options options, Instrumentation instrumentation) {
    boolean ownRecording = options.file() != null || !Jvm.startsRecording();
    Path file = ownRecording ? FileName.resolve(options, Jvm.pid()) : null;
    Level level = Level.valueOf(options.level().toUpperCase(Locale.ROOT));
    AgentSettings.configure(level, options.taskBatches(), options.span(), Version.text());
    AgentSettings.label(options.labels());
    ClassMembers members = new ClassMembers(ClassFiles.OF_THIS_JVM);
    JoinPointTable table = table(members);
    prepare(table, members, options, ownRecording, instrumentation);

    FirstWeaving first = new FirstWeaving(table, ofTasks(), instrumentation);
    Weaver weaver = first.weave();
    weaver.publish();
    WeavingReport report = weaver.report();
    if (!report.missing().isEmpty()) {
      admit("not recorded on this JDK: " + report.missing(), options.strict());
    }
    String advice = FirstWeaving.advice(weaver);
    if (advice != null) {
      admit(advice, options.strict());
    }
    if (first.adopts()) {
      Adoption.begin(table.methodsToSeeFromTheirBegin());
    }
    OwnRecording recording = file == null ? null : OwnRecording.start(file, options, level);
    if (recording != null) {
      Destination to = recording.destination();
      System.err.println(
          "fjprobe: "
              + Visible.of(
                  "recording to "
                      + to.file()
                      + (options.duration() == null
                          ? " until the JVM exits"
                          : " for " + options.duration())
                      + to.reason()
                      + "; then run: analyzer summarize "
                      + to.shortName()));
    }
    Library.observeFromStart(instrumentation, level == Level.FULL);
    Stalls.describedBy(new StalledThreads());
    SystemTimes.observe();
    Jmh.observeFromStart(instrumentation);
    Observation begun = new Observation(instrumentation, PoolClasses.load(), weaver, recording);
    begun.operations = ObservedMethods.begin(options, instrumentation);
    PeriodicEvents.start("premain");
    Looks.begin(options.looks(), options.metrics(), instrumentation);
    if (options.metrics()) {
      Metrics.beginInAWhile();
    }
    current = begun;
    begun.endAfter(options.duration());
    PeriodicEvents.premainEnds();
  }

  private static void admit(String reason, boolean strict) {
    if (strict) {
      throw new CannotObserveException(reason);
    }
    System.err.println("fjprobe: " + reason);
  }

  /** In a running JVM. Either all of it works, or nothing is changed. */
  static synchronized Observation attached(
      Options options, Path file, Instrumentation instrumentation) {
    ClassMembers members = new ClassMembers(ClassFiles.OF_THIS_JVM);
    JoinPointTable table = table(members);
    Level level = AgentSettings.level();
    prepare(table, members, options, true, instrumentation);
    PoolClasses classes = PoolClasses.load();
    OwnRecording recording = OwnRecording.start(file, options, level);
    Weaver weaver =
        Weaver.attached(table, classes.haveAdditions(), classes.tasksHaveAdditions(), ofTasks());
    Observation begun = new Observation(instrumentation, classes, weaver, recording);
    try {
      begun.weave(options.strict());
    } catch (CannotObserveException e) {
      recording.discard();
      throw e;
    }
    Adoption.begin(table.methodsToSeeFromTheirBegin());
    Library.observe(instrumentation, level == Level.FULL);
    Stalls.describedBy(new StalledThreads());
    SystemTimes.observe();
    begun.operations = ObservedMethods.begin(options, instrumentation);
    endedByTime = null;
    PeriodicEvents.start("attach");
    Looks.begin(options.looks(), options.metrics(), instrumentation);
    if (options.metrics()) {
      Metrics.begin();
    }
    current = begun;
    begun.endAfter(options.duration());
    return begun;
  }

  private void endAfter(RecordingTime time) {
    timedEnd = time == null ? null : TimedEnd.of(time, this);
  }

  private void weave(boolean strict) {
    WeavingReport report = weaver.report();
    if (last != null) { // each attach has an Instrumentation of its own
      last.instrumentation.removeTransformer(last.weaver);
      last = null;
    }
    instrumentation.addTransformer(weaver, true);
    try {
      classes.retransform(instrumentation);
      if (report.probes().isEmpty() || (strict && !report.missing().isEmpty())) {
        throw new CannotObserveException("not recorded on this JDK: " + report.missing());
      }
    } catch (CannotObserveException e) {
      unweave();
      throw e;
    }
    weaver.publish();
  }

  private void unweave() {
    weaver.stop();
    if (classes.haveAdditions()) {
      last = this;
    } else {
      instrumentation.removeTransformer(weaver);
    }
    classes.retransform(instrumentation);
  }

  /** Says what became of the recording; null if this is not observed any more. */
  @SuppressWarnings("ReferenceEquality") // another one may have begun
  static synchronized String endAfter(RecordingTime time, Observation ending) {
    if (current != ending) {
      return null;
    }
    endedByTime = "recorded for " + time + ", " + end();
    return endedByTime;
  }

  /**
   * Says what became of the recording; once, if its time was over before. Null if there is nothing
   * new to say.
   */
  static synchronized String endIfAny() {
    String outcome = current == null ? endedByTime : end();
    endedByTime = null;
    return outcome;
  }

  /** Says what became of the recording. */
  private static synchronized String end() {
    Observation ended = current;
    current = null;
    if (ended.timedEnd != null) {
      ended.timedEnd.cancel();
    }
    Metrics.end();
    Looks.end();
    PeriodicEvents.stop();
    SystemTimes.end();
    Stalls.describedBy(null);
    String outcome =
        ended.recording == null
            ? "the recording that the JVM was started with continues without fjprobe's events"
            : ended.recording.stop();
    Adoption.end();
    ended.unweave();
    Library.leave();
    Jmh.leave();
    String notFound = Named.notFound();
    ended.operations.end();
    return outcome + (notFound.isEmpty() ? "" : "\nnever found: " + notFound);
  }

  /** What is observed of each task. */
  private static Set<Probe> ofTasks() {
    Set<Probe> probes = EnumSet.noneOf(Probe.class);
    if (AgentSettings.level() == Level.FULL) {
      probes.add(Probe.TASKS);
    }
    if (AgentSettings.span()) {
      probes.add(Probe.SPAN);
    }
    return probes;
  }

  private static JoinPointTable table(ClassMembers members) {
    try {
      JoinPointTable table = new Generations(members).detect();
      if (table == null) {
        throw new CannotObserveException(
            "the ForkJoinPool of this JVM ("
                + System.getProperty("java.version")
                + ") has none of the known structures: "
                + Arrays.toString(JoinPointTable.GENERATIONS)
                + "; a newer fjprobe may know it");
      }
      return table;
    } catch (IOException e) {
      throw new CannotObserveException("the class files of ForkJoinPool cannot be read", e);
    }
  }

  /** All that hooks need, before anything is woven. */
  private static void prepare(
      JoinPointTable table,
      ClassMembers members,
      Options options,
      boolean ownRecording,
      Instrumentation instrumentation) {
    ModuleReads.addToJavaBase(JdkPool.class, instrumentation);
    try {
      byte[] reader = FieldReader.write(table, members);
      PoolPackage.define(FieldReader.NAME, reader, instrumentation);
    } catch (IOException e) {
      throw new CannotObserveException("the pool's fields cannot be read", e);
    }
    ModuleReads.openFlightRecorder(JdkPool.class, instrumentation);
    initializeClasses(options, ownRecording);
  }

  private static void initializeClasses(Options options, boolean ownRecording) {
    boolean forced = ForcedInstrumentation.helps() && ForcedInstrumentation.set(true);
    try {
      if (forced && ownRecording) {
        OwnRecording.startRecorder();
      }
      BootstrapJar.initializeClasses(wanted(options));
    } finally {
      if (forced) {
        ForcedInstrumentation.set(false);
      }
    }
  }

  private static Set<BootstrapJar.Optional> wanted(Options options) {
    Set<BootstrapJar.Optional> wanted = EnumSet.noneOf(BootstrapJar.Optional.class);
    if (AgentSettings.level() == Level.FULL) {
      wanted.add(BootstrapJar.Optional.TASKS);
    }
    if (AgentSettings.span()) {
      wanted.add(BootstrapJar.Optional.SPANS);
    }
    if (!options.operations().isEmpty()) {
      wanted.add(BootstrapJar.Optional.OPERATIONS);
    }
    if (!options.counted().isEmpty()) {
      wanted.add(BootstrapJar.Optional.CALLS);
    }
    return wanted;
  }
}
