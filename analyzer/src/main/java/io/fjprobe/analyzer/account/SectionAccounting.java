package io.fjprobe.analyzer.account;

import io.fjprobe.analyzer.account.blocking.ExternalWaits;
import io.fjprobe.analyzer.account.blocking.JoinAccount;
import io.fjprobe.analyzer.account.blocking.Sleeps;
import io.fjprobe.analyzer.account.blocking.TimedOutWaits;
import io.fjprobe.analyzer.account.code.CountedCalls;
import io.fjprobe.analyzer.account.code.LoadedClasses;
import io.fjprobe.analyzer.account.code.MethodAccount;
import io.fjprobe.analyzer.account.code.StacksAtLine;
import io.fjprobe.analyzer.account.group.PoolGroup;
import io.fjprobe.analyzer.account.group.PoolGroups;
import io.fjprobe.analyzer.account.machine.MachineAccount;
import io.fjprobe.analyzer.account.moment.MomentAccounts;
import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.pool.PoolAccounting;
import io.fjprobe.analyzer.account.task.TaskAccount;
import io.fjprobe.analyzer.account.thread.ExternalParticipants;
import io.fjprobe.analyzer.account.thread.ProcessAccounting;
import io.fjprobe.analyzer.account.time.TimeAccount;
import io.fjprobe.analyzer.account.window.Index;
import io.fjprobe.analyzer.account.window.OperationBlocks;
import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.pool.Slice;
import io.fjprobe.analyzer.recording.stack.ApplicationCode;
import io.fjprobe.analyzer.recording.timeline.Iteration;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Splits a recording into its workloads. */
public final class SectionAccounting {

  private record Workload(
      @Nullable String name, @Nullable String mode, @Nullable String unit, int parallelism) {}

  private static final Comparator<PoolAccount> BUSIEST_FIRST =
      Comparator.<PoolAccount>comparingLong(pool -> Sums.orZero(pool.times().time().runningNanos()))
          .reversed()
          .thenComparing(PoolAccount::name);

  private final Recording recording;
  private final Index index;
  private final List<PoolGroup> groups;
  private final boolean undivided;

  /**
   * @param wanted pools to report on
   * @param undivided whether to leave aside what the recording says of operations
   */
  public SectionAccounting(Recording recording, Predicate<PoolGroup> wanted, boolean undivided) {
    this.recording = recording;
    this.undivided = undivided;
    index = new Index(recording.facts());
    groups = PoolGroups.of(recording).stream().filter(wanted).toList();
  }

  public List<SectionAccount> sections() {
    List<SectionAccount> sections = new ArrayList<>();
    measured().forEach((workload, iterations) -> sections.add(section(workload, iterations)));
    return sections.isEmpty() ? List.of(whole()) : sections;
  }

  /** Returns the segments that the sections consist of; null: they have the whole recording. */
  @Nullable Set<Integer> segments() {
    Set<Integer> segments = new HashSet<>();
    measured()
        .values()
        .forEach(iterations -> segments.addAll(segmentsOf(Window.of(recording, iterations))));
    return segments.isEmpty() ? null : segments;
  }

  private static Set<Integer> segmentsOf(Window window) {
    Set<Integer> segments = window.segments();
    return segments == null ? Set.of() : segments;
  }

  /**
   * Returns each measured iteration of each workload as a section of its own, in the order of time.
   */
  List<List<SectionAccount>> iterations() {
    List<List<SectionAccount>> workloads = new ArrayList<>();
    measured()
        .forEach(
            (workload, iterations) ->
                workloads.add(
                    iterations.stream().map(iteration -> section(workload, iteration)).toList()));
    return workloads;
  }

  /** Returns each segment of the timeline as a section of its own, in the order of time. */
  List<SectionAccount> windows() {
    List<SectionAccount> windows = new ArrayList<>();
    for (int segment = 0; segment < recording.timeline().segments(); segment++) {
      Timeline.Span span = recording.timeline().span(segment);
      windows.add(
          section(
              new Workload(null, null, null, 0),
              "a window",
              new Window(List.of(span), Set.of(segment), null),
              livingBetween(span.startNanos(), span.endNanos())));
    }
    return windows;
  }

  private Map<Workload, List<Iteration>> measured() {
    Map<Workload, List<Iteration>> byWorkload = new LinkedHashMap<>();
    if (undivided) {
      return byWorkload;
    }
    Stream.concat(recording.facts().iterations().stream(), OperationBlocks.of(recording).stream())
        .filter(Iteration::measured)
        .filter(Iteration::isWhole)
        .sorted(Comparator.comparingLong(Iteration::startNanos))
        .forEach(
            i ->
                byWorkload
                    .computeIfAbsent(
                        new Workload(i.workload(), i.mode(), i.unit(), i.parallelism()),
                        key -> new ArrayList<>())
                    .add(i));
    return byWorkload;
  }

  private SectionAccount section(Workload workload, List<Iteration> iterations) {
    Window window = Window.of(recording, iterations);
    return section(workload, words(iterations.size()), window);
  }

  /**
   * Makes the section of one iteration, with the pools that lived during it. Of hundreds of pools
   * most did not.
   */
  private SectionAccount section(Workload workload, Iteration iteration) {
    return section(
        workload,
        words(1),
        Window.of(recording, List.of(iteration)),
        livingBetween(iteration.startNanos(), iteration.endNanos()));
  }

  private List<PoolGroup> livingBetween(long startNanos, long endNanos) {
    return groups.stream()
        .map(group -> group.livingBetween(startNanos, endNanos, recording))
        .filter(group -> !group.ids().isEmpty())
        .toList();
  }

  private String words(int iterations) {
    String what =
        recording.timeline().isBetweenLooks()
            ? "part between looks at the counters"
            : "measured iteration";
    return iterations == 1
        ? "1 " + what
        : iterations + " " + what.replaceFirst("^(part|measured iteration)", "$1s");
  }

  private SectionAccount whole() {
    return section(new Workload(null, null, null, 0), wordsOfWhole(), Window.whole(recording));
  }

  private String wordsOfWhole() {
    if (undivided) {
      return "the whole recording";
    }
    return recording.facts().iterations().isEmpty()
        ? "the whole recording (it has no workload iterations)"
        : "the whole recording (it has no measured iterations, only warm-up)";
  }

  private SectionAccount section(Workload workload, String words, Window window) {
    return section(workload, words, window, groups);
  }

  private SectionAccount section(
      Workload workload, String words, Window window, List<PoolGroup> pools) {
    List<PoolAccount> all =
        pools.stream()
            .map(group -> new PoolAccounting(recording, index, window, group).account())
            .sorted(BUSIEST_FIRST)
            .toList();
    return new SectionAccount(
        new SectionIdentity(
            workload.name(),
            workload.mode(),
            workload.name() == null ? null : workload.parallelism()),
        new SectionPeriod(
            words, window.wallNanos(), window.operations(), recording.timeline().isBetweenLooks()),
        all.stream().filter(pool -> !pool.quiet()).toList(),
        idle(all),
        callers(window),
        new MomentAccounts(recording, groups).of(window),
        MethodAccount.of(recording, window),
        MethodAccount.ofThrowables(recording, window),
        MethodAccount.ofLooks(recording, window),
        StacksAtLine.of(recording, window),
        TimedOutWaits.of(recording.facts().blocking(), window),
        Sleeps.of(recording.facts(), window),
        CountedCalls.of(recording, window),
        LoadedClasses.of(recording.facts()),
        MachineAccount.of(recording, window),
        new ProcessAccounting(recording, window).account());
  }

  private static IdlePools idle(List<PoolAccount> all) {
    return new IdlePools(
        all.stream()
            .filter(PoolAccount::quiet)
            .filter(pool -> pool.presence().windowNanos() > 0)
            .map(PoolAccount::name)
            .toList(),
        all.stream()
            .filter(PoolAccount::hardlyRuns)
            .map(pool -> pool.presence().lives().maker())
            .filter(maker -> maker != null && !ApplicationCode.isLibrary(maker))
            .distinct()
            .toList());
  }

  private CallerAccount callers(Window window) {
    ExternalParticipants callers = new ExternalParticipants(recording, index, window);
    return new CallerAccount(
        JoinAccount.of(slices(window, id -> true).joins(), key -> !JoinAccount.byWorker(key)),
        ExternalWaits.of(recording, window),
        callers.resultWaits(),
        TaskAccount.of(slices(window, id -> id < 0).taskRuns()),
        TimeAccount.of(callers.parts()),
        callers.code());
  }

  private Slice slices(Window window, IntPredicate pools) {
    return Slice.sum(
        recording.facts().slices().entrySet().stream()
            .filter(entry -> pools.test(entry.getKey().poolId()))
            .filter(entry -> window.contains(entry.getKey().segment()))
            .map(Map.Entry::getValue)
            .toList());
  }
}
