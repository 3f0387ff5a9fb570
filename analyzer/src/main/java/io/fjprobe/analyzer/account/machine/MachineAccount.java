package io.fjprobe.analyzer.account.machine;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.fjprobe.analyzer.account.number.Increase;
import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.account.number.Rows;
import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.account.window.Absence;
import io.fjprobe.analyzer.account.window.MeanLoad;
import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.contract.BlockKind;
import io.fjprobe.analyzer.contract.ClassCounter;
import io.fjprobe.analyzer.contract.CompilerCounter;
import io.fjprobe.analyzer.contract.NetworkCounter;
import io.fjprobe.analyzer.contract.ThreadCounter;
import io.fjprobe.analyzer.contract.ThrottlingCounter;
import io.fjprobe.analyzer.contract.ThrowableCounter;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.machine.CpuLoads;
import io.fjprobe.analyzer.recording.machine.HeapUse;
import io.fjprobe.analyzer.recording.machine.JvmFacts;
import io.fjprobe.analyzer.recording.machine.MachineFacts;
import io.fjprobe.analyzer.recording.tally.DurationTally;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What ran beside the pools. Null: not recorded.
 *
 * @param throttledNanos the container got no CPU, between the two reports around the window
 * @param threadsPerSecond started by the JVM, between the reports around the window: at the ends of
 *     chunks
 * @param throwablesPerSecond exceptions and errors that were made, between the reports around the
 *     window, or on the whole where there are none
 * @param classesPerSecond that were loaded, between the reports around the window, or on the whole
 *     where there are none
 * @param lateClassesPerSecond the same in the second half of the window, when a program that only
 *     starts has loaded most; null also where the reports are too far apart
 * @param pinned virtual threads that blocked and kept their carriers
 * @param vmOperations for which the JVM stopped all threads, apart from collections, those that
 *     took most of the time first; shorter ones than the event's threshold are in none of them
 * @param machineLoad 0 to 1, mean over the window; null when not recorded
 * @param kernelLoad what of the load of the JVM the kernel has
 */
public record MachineAccount(
    @JsonUnwrapped GcAccount gc,
    @JsonUnwrapped CompilerAccount compiler,
    @Nullable Long throttledNanos,
    @Nullable Double threadsPerSecond,
    @Nullable Double throwablesPerSecond,
    @Nullable Double classesPerSecond,
    @Nullable Double lateClassesPerSecond,
    @Nullable Row pinned,
    @Nullable List<VmOperationRow> vmOperations,
    @Nullable Double machineLoad,
    @Nullable Double jvmLoad,
    @Nullable Double kernelLoad,
    @JsonUnwrapped NetworkAccount network) {

  public static MachineAccount of(Recording recording, Window window) {
    MachineFacts facts = window.machine(recording);
    long wall = window.wallNanos();
    Row pauses = facts.gcPauses().count() == 0 ? null : Rows.row("GC pauses", facts.gcPauses());
    Increase<CompilerCounter> compilers =
        Increase.of(recording.facts().compilers(), null, window.around());
    Increase<ThrottlingCounter> throttling =
        Increase.of(recording.facts().throttlings(), null, window.around());
    Long millis = compilers.get(CompilerCounter.MILLIS);
    return new MachineAccount(
        new GcAccount(
            pauses,
            pauses == null || wall == 0 ? null : (double) pauses.totalNanos() / wall,
            row("collections by System.gc()", facts.calledFor()),
            row("collections that native code held up", facts.heldUp()),
            GcCallers.of(recording.facts().heap().calls(), window),
            HeapAfterGc.of(recording, window),
            allocated(recording, window),
            AllocationAccount.of(recording.facts().heap().allocations(), window)),
        new CompilerAccount(
            compilers.nanos() == 0 ? null : compilers.get(CompilerCounter.COMPILATIONS),
            compilers.nanos() == 0 || millis == null ? null : Long.valueOf(millis * 1_000_000),
            compilers.nanos() == 0 ? null : Long.valueOf(compilers.nanos())),
        throttling.nanos() == 0 ? null : throttling.get(ThrottlingCounter.TIME),
        perSecond(recording, recording.facts().threadCounts(), null, window, ThreadCounter.STARTED),
        perSecond(
            recording,
            recording.facts().throwables(),
            jvmStart(recording),
            window,
            ThrowableCounter.MADE),
        perSecond(recording, recording.facts().classes(), null, window, ClassCounter.LOADED),
        lateClasses(recording, window),
        pinned(recording, window),
        Absence.recorded("jdk.ExecuteVMOperation", recording.facts())
            ? VmOperationRow.of(facts)
            : null,
        machineLoad(recording, window),
        mean(recording.facts().jvmLoads(), recording, window),
        mean(recording.facts().kernelLoads(), recording, window),
        network(recording, window));
  }

  private static @Nullable Row row(String name, DurationTally collections) {
    return collections.count() == 0 ? null : Rows.row(name, collections);
  }

  private static NetworkAccount network(Recording recording, Window window) {
    List<Snapshot<NetworkCounter>> reports = recording.facts().network();
    return new NetworkAccount(
        perSecond(recording, reports, null, window, NetworkCounter.DELAYED_ACKS),
        perSecond(recording, reports, null, window, NetworkCounter.RETRANSMISSION_TIMEOUTS),
        perSecond(recording, reports, null, window, NetworkCounter.LISTEN_OVERFLOWS));
  }

  /** Returns the start of the JVM, when no throwable had been made; null: not recorded. */
  private static @Nullable Long jvmStart(Recording recording) {
    JvmFacts jvm = recording.facts().jvm();
    return jvm == null || jvm.startNanos() == 0 ? null : Long.valueOf(jvm.startNanos());
  }

  /**
   * Returns the rate of a counter per second between the reports around the window. If there are
   * fewer than two of them, it is that of the whole recording.
   */
  private static <C extends Enum<C>> @Nullable Double perSecond(
      Recording recording,
      List<Snapshot<C>> reports,
      @Nullable Long bornNanos,
      Window window,
      C counter) {
    Increase<C> around = Increase.of(reports, bornNanos, window.around());
    Increase<C> grown =
        around.nanos() > 0 ? around : Increase.of(reports, bornNanos, Window.all(recording));
    Long count = grown.get(counter);
    return grown.nanos() == 0 || count == null ? null : Double.valueOf(count * 1e9 / grown.nanos());
  }

  private static @Nullable Double lateClasses(Recording recording, Window window) {
    Timeline.Span all = window.around().get(0);
    long half = (all.endNanos() - all.startNanos()) / 2;
    Increase<ClassCounter> late =
        Increase.of(
            recording.facts().classes(),
            null,
            List.of(new Timeline.Span(all.startNanos() + half, all.endNanos())));
    Long loaded = late.get(ClassCounter.LOADED);
    boolean isLate = late.nanos() > 0 && late.nanos() <= half + half / 2;
    return loaded == null || !isLate ? null : Double.valueOf(loaded * 1e9 / late.nanos());
  }

  /**
   * Returns the bytes that were allocated between collections in the window; null without two
   * collections.
   */
  private static @Nullable Long allocated(Recording recording, Window window) {
    List<HeapUse> uses =
        recording.facts().heap().uses().stream()
            .sorted(Comparator.comparingLong(HeapUse::nanos))
            .toList();
    Long sum = null;
    for (int i = 1; i < uses.size(); i++) {
      HeapUse after = uses.get(i - 1);
      HeapUse before = uses.get(i);
      if (before.before() && !after.before() && window.covers(before.nanos())) {
        double inside =
            (double) window.common(after.nanos(), before.nanos())
                / Math.max(before.nanos() - after.nanos(), 1);
        long bytes = Math.round(Math.max(before.bytes() - after.bytes(), 0) * inside);
        sum = Sums.orZero(sum) + bytes;
      }
    }
    return sum;
  }

  private static @Nullable Row pinned(Recording recording, Window window) {
    DurationTally sum = new DurationTally();
    recording
        .facts()
        .blocking()
        .forEach(
            (key, tally) -> {
              if (key.kind() == BlockKind.PINNED && window.contains(key.segment())) {
                sum.merge(tally);
              }
            });
    return sum.count() == 0 ? null : Rows.row(BlockKind.PINNED.text(), sum);
  }

  /** Returns the load of the machine by others than the JVM, 0 to 1; null when not recorded. */
  public @Nullable Double foreignLoad() {
    return machineLoad == null || jvmLoad == null
        ? null
        : Double.valueOf(Math.max(machineLoad - jvmLoad, 0));
  }

  public static @Nullable Double machineLoad(Recording recording, Window window) {
    return mean(recording.facts().machineLoads(), recording, window);
  }

  private static @Nullable Double mean(CpuLoads loads, Recording recording, Window window) {
    return MeanLoad.of(loads, recording.facts().setUp().setting("jdk.CPULoad", "period"), window);
  }
}
