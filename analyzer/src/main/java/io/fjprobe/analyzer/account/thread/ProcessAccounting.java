package io.fjprobe.analyzer.account.thread;

import io.fjprobe.analyzer.account.RunAccount;
import io.fjprobe.analyzer.account.group.Births;
import io.fjprobe.analyzer.account.machine.EnvironmentAccount;
import io.fjprobe.analyzer.account.machine.MachineAccount;
import io.fjprobe.analyzer.account.number.Increase;
import io.fjprobe.analyzer.account.number.MostFrequent;
import io.fjprobe.analyzer.account.thread.ProcessCpu.Used;
import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.contract.LifeCounter;
import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.machine.CpuLoads;
import io.fjprobe.analyzer.recording.machine.ThreadTimes;
import io.fjprobe.analyzer.recording.pool.WorkerFacts;
import io.fjprobe.analyzer.recording.sample.SampleKey;
import io.fjprobe.analyzer.recording.sample.SampleTally;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Adds up CPU times by the names of threads. */
public final class ProcessAccounting {

  private static final Pattern NUMBER = Pattern.compile("\\d+");
  private static final String COMPILER = "CompilerThread";
  // The most groups of threads that an account has.
  private static final int ROWS = 8;

  private final Recording recording;
  private final Facts facts;
  private final Window window;
  private final @Nullable Long born;
  private final Map<ThreadKey, Long> births = new HashMap<>();

  public ProcessAccounting(Recording recording, Window window) {
    this.recording = recording;
    this.facts = recording.facts();
    this.window = window;
    // an agent that was there at the start saw the threads begin
    boolean atStart = facts.agent() != null && "premain".equals(facts.agent().mode());
    born = atStart && !RunAccount.isLaterPart(recording) ? recording.startNanos() : null;
    recording.facts().pools().values().forEach(pool -> pool.workers().forEach(this::begin));
  }

  /**
   * Notes when a worker began. A worker that ends soon has used a CPU for no longer than it lived.
   */
  private void begin(WorkerFacts.Key key, WorkerFacts worker) {
    Long began = Births.of(worker, recording);
    if (began != null && key.thread() != null) {
      births.put(key.thread(), began);
    }
  }

  public ProcessAccount account() {
    Increase<LifeCounter> lives = Increase.of(facts.lives(), born, window.spans());
    Long process = lives.nanos() == 0 ? null : lives.get(LifeCounter.PROCESS_CPU_TIME);
    Map<String, Set<ThreadKey>> byName = byName();
    Map<String, Used> used = new HashMap<>();
    byName.forEach((name, members) -> used.put(name, used(members)));
    long unnamed = unnamedNanos();
    ProcessCpu cpu = ProcessCpu.of(process, unnamed, List.copyOf(used.values()));
    List<ThreadGroupRow> groups = groups(byName, used, cpu);
    Double perSecond = MachineAccount.of(recording, window).threadsPerSecond();
    return new ProcessAccount(
        cpu.nanos(),
        facts.systemThreads().areRecorded() ? Long.valueOf(unnamed) : null,
        compilers(groups),
        contextSwitches(),
        perSecond == null ? null : Long.valueOf(Math.round(perSecond * window.wallNanos() / 1e9)),
        threadPerTask(),
        line(key -> true, SampleTally::threadPerTaskLines),
        ThreadStartAccount.of(facts.threadStarts(), window),
        groups.stream().limit(ROWS).toList(),
        WaitingThreads.of(facts, window));
  }

  /** Null when none was seen. */
  private static @Nullable Long compilers(List<ThreadGroupRow> groups) {
    List<ThreadGroupRow> compilers =
        groups.stream().filter(row -> row.name().contains(COMPILER)).toList();
    return compilers.isEmpty()
        ? null
        : Long.valueOf(compilers.stream().mapToLong(ThreadGroupRow::cpuNanos).sum());
  }

  private Map<String, Set<ThreadKey>> byName() {
    Map<String, Set<ThreadKey>> byName = new HashMap<>();
    Set<ThreadKey> threads = new HashSet<>(facts.cpuLoads().keySet());
    threads.addAll(facts.systemThreads().named());
    for (ThreadKey thread : threads) {
      if (thread.name() != null) {
        byName
            .computeIfAbsent(NUMBER.matcher(thread.name()).replaceAll("#"), k -> new HashSet<>())
            .add(thread);
      }
    }
    return byName;
  }

  private List<ThreadGroupRow> groups(
      Map<String, Set<ThreadKey>> byName, Map<String, Used> used, ProcessCpu cpu) {
    List<ThreadGroupRow> rows = new ArrayList<>();
    byName.forEach(
        (name, members) -> {
          long nanos = cpu.of(Objects.requireNonNull(used.get(name)));
          if (nanos > 0) {
            String shown = members.size() == 1 ? members.iterator().next().name() : name;
            String line = line(members);
            rows.add(new ThreadGroupRow(shown, members.size(), nanos, line, caller(members, line)));
          }
        });
    rows.sort(
        Comparator.comparingLong(ThreadGroupRow::cpuNanos)
            .reversed()
            .thenComparing(ThreadGroupRow::name));
    return rows;
  }

  private Used used(Set<ThreadKey> threads) {
    Used sum = new Used(0, 0);
    for (ThreadKey thread : threads) {
      ThreadTimes times = facts.systemThreads().of(thread);
      CpuLoads loads = facts.cpuLoads().get(thread);
      sum =
          sum.plus(
              times != null
                  ? new Used(bySystem(times), 0)
                  : new Used(
                      0, loads == null ? 0 : byLoads(loads, births.getOrDefault(thread, born))));
    }
    return sum;
  }

  private long bySystem(ThreadTimes times) {
    double[] sum = {0};
    times.forEach(
        born,
        Long.MAX_VALUE,
        (start, end, onCpu, waited, switches) -> sum[0] += onCpu * inWindow(start, end));
    return (long) sum[0];
  }

  /** Null: not recorded. Of threads that ended, what they did after the last look is missing. */
  private @Nullable Long contextSwitches() {
    double[] sum = {0};
    boolean[] told = {false};
    facts
        .systemThreads()
        .forEach(
            times ->
                times.forEach(
                    born,
                    Long.MAX_VALUE,
                    (start, end, onCpu, waited, switches) -> {
                      told[0] |= switches >= 0;
                      sum[0] += Math.max(switches, 0) * inWindow(start, end);
                    }));
    return told[0] ? Long.valueOf(Math.round(sum[0])) : null;
  }

  private double inWindow(long start, long end) {
    return (double) window.common(start, end) / Math.max(end - start, 1);
  }

  private long byLoads(CpuLoads loads, @Nullable Long began) {
    int cpus = EnvironmentAccount.cpus(facts);
    Long period = facts.setUp().nanos("jdk.ThreadCPULoad", "period");
    double[] sum = {0};
    loads.forEach(
        began,
        period == null ? 1_000_000_000 : period,
        new CpuLoads.Visitor() {
          @Override
          public void visit(long start, long end, double load) {
            sum[0] += load * cpus * window.common(start, end);
          }

          @Override
          public void visitUnknown(long start, long end) {
            // the load is a mean over an unknown time
          }
        });
    return (long) sum[0];
  }

  private long unnamedNanos() {
    return facts.systemThreads().unnamed().stream().mapToLong(this::bySystem).sum();
  }

  private @Nullable String line(Set<ThreadKey> threads) {
    return line(key -> threads.contains(key.thread()), ProcessAccounting::lines);
  }

  /** Null: none, or not in most samples of that line. */
  private @Nullable String caller(Set<ThreadKey> threads, @Nullable String line) {
    MostFrequent callers = new MostFrequent();
    long[] samples = {0};
    facts
        .samples()
        .forEach(
            (key, tally) -> {
              if (threads.contains(key.thread()) && window.contains(key.segment())) {
                tally.lines().entrySet().stream()
                    .filter(entry -> Objects.equals(entry.getKey().line(), line))
                    .forEach(
                        entry -> {
                          samples[0] += entry.getValue();
                          tally.callers(entry.getKey()).forEach(callers::add);
                        });
              }
            });
    return callers.most(samples[0] / 2);
  }

  private @Nullable String line(
      Predicate<SampleKey> which, Function<SampleTally, Map<String, Long>> of) {
    MostFrequent lines = new MostFrequent();
    facts
        .samples()
        .forEach(
            (key, tally) -> {
              if (which.test(key) && window.contains(key.segment())) {
                of.apply(tally).forEach(lines::add);
              }
            });
    return lines.most();
  }

  private static Map<String, Long> lines(SampleTally tally) {
    Map<String, Long> lines = new HashMap<>();
    tally.lines().forEach((line, count) -> lines.merge(line.line(), count, Long::sum));
    return lines;
  }

  private long threadPerTask() {
    long samples = 0;
    for (Map.Entry<SampleKey, SampleTally> entry : facts.samples().entrySet()) {
      if (window.contains(entry.getKey().segment())) {
        samples += entry.getValue().threadPerTask();
      }
    }
    return samples;
  }
}
