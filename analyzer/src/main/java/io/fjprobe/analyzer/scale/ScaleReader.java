package io.fjprobe.analyzer.scale;

import io.fjprobe.analyzer.contract.Waiter;
import io.fjprobe.analyzer.recording.field.EventView;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.file.EventConsumer;
import io.fjprobe.analyzer.recording.machine.GcPause;
import io.fjprobe.analyzer.recording.machine.JvmFacts;
import io.fjprobe.analyzer.recording.machine.SystemThreads;
import io.fjprobe.analyzer.recording.span.SpanCounts;
import io.fjprobe.analyzer.recording.span.TaskSamples;
import io.fjprobe.analyzer.recording.stack.Stack;
import io.fjprobe.analyzer.recording.stack.TaskLine;
import io.fjprobe.analyzer.recording.timeline.Iteration;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Takes from a recording what there is of work and span, without a look at all other events. */
public final class ScaleReader implements EventConsumer {

  private static final String STATE = "fjprobe.AgentState";
  private static final String JVM = "jdk.JVMInformation";
  private static final String PAUSE = "jdk.GCPhasePause";
  private static final String TIMES = "fjprobe.ThreadTime";
  private static final String WORKER = "fjprobe.WorkerStatistics";
  private static final String ENDED = "fjprobe.WorkerEnd";
  private static final String JOIN = "fjprobe.JoinWait";
  private static final Set<String> WANTED =
      Set.of(
          SpanCounts.TOTALS,
          SpanCounts.SHARES,
          SpanCounts.SITES,
          Timeline.ITERATION,
          STATE,
          JVM,
          PAUSE,
          TIMES,
          WORKER,
          ENDED,
          JOIN,
          TaskSamples.BY_CLOCK,
          TaskSamples.BY_CPU_TIME);

  private final SpanCounts counts = new SpanCounts();
  private final List<Iteration> iterations = new ArrayList<>();
  private final List<GcPause> pauses = new ArrayList<>();
  private final SystemThreads threads = new SystemThreads();
  private final TaskSamples samples = new TaskSamples();
  private final Set<ThreadKey> runners = new HashSet<>();
  private long cpus = -1;
  private @Nullable JvmFacts jvm;
  private boolean observed;

  @Override
  public boolean wants(String type) {
    return WANTED.contains(type);
  }

  @Override
  public void begin(long startNanos) {
    // times are those of the clock
  }

  @Override
  public void accept(EventView event) {
    switch (event.type()) {
      case SpanCounts.TOTALS, SpanCounts.SHARES, SpanCounts.SITES -> counts.add(event);
      case TaskSamples.BY_CLOCK, TaskSamples.BY_CPU_TIME -> sampled(event);
      case WORKER, ENDED -> ranTasks(event, "worker");
      case JOIN -> {
        if (new Waiter(event.text("waiter")).isExternal()) {
          ranTasks(event, "eventThread"); // it may help while it waits
        }
      }
      case Timeline.ITERATION -> {
        iterations.add(iteration(event));
        ranTasks(event, "eventThread");
      }
      case PAUSE -> pauses.add(new GcPause(event.startNanos(), event.durationNanos()));
      case TIMES ->
          threads
              .times(event.number("osThreadId"), event.number("javaThreadId"))
              .add(
                  event.startNanos(),
                  event.number("interval"),
                  event.number("cpuTime"),
                  event.number("waitTime"),
                  NumberField.NOT_RECORDED); // nobody asks for it here
      case STATE -> {
        observed = true;
        cpus = event.number("availableProcessors");
      }
      default -> jvm = new JvmFacts(event.text("jvmName"), event.text("jvmVersion"), "", "", 0);
    }
  }

  private void sampled(EventView event) {
    Stack trace = event.frames();
    TaskLine line = trace == null ? null : TaskLine.of(trace);
    if (line != null) {
      samples.add(event.startNanos(), event.type().equals(TaskSamples.BY_CPU_TIME), line);
    }
  }

  private void ranTasks(EventView event, String field) {
    ThreadKey thread = event.thread(field);
    if (thread != null) {
      runners.add(thread);
      threads.name(thread, event.systemId(field));
    }
  }

  private static Iteration iteration(EventView event) {
    return new Iteration(
        event.startNanos(),
        event.startNanos() + event.durationNanos(),
        event.text("workload"),
        null,
        event.text("phase"),
        event.number("operations"),
        event.text("unit"),
        (int) event.number("parallelism"));
  }

  /** Returns that of the workload whose iterations are measured; 0: not known. */
  public int parallelism() {
    return iterations.isEmpty() ? 0 : Math.toIntExact(iterations.get(0).parallelism());
  }

  /** Whether the agent was there at all. */
  public boolean isObserved() {
    return observed;
  }

  /** Whether work and span were measured. */
  public boolean hasSpan() {
    return !counts.totals().isEmpty();
  }

  SpanRecords records() {
    return new SpanRecords(counts, iterations, pauses, threads, runners, samples);
  }

  long cpus() {
    return cpus;
  }

  @Nullable JvmFacts jvm() {
    return jvm;
  }
}
