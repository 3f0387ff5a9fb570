package io.fjprobe.analyzer.account.thread;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who used the CPUs, and which threads were started. Null: not recorded.
 *
 * @param cpuNanos of the whole process
 * @param otherCpuNanos of threads that no event names, which those of the JVM itself are among: its
 *     compilers and collectors
 * @param contextSwitches how often the system let threads run on a CPU, about
 * @param threadsStarted about, from the reports around the window
 * @param threadPerTaskSamples stacks of threads that ran one task of a CompletableFuture each
 * @param threadPerTaskLine of the application, that most of these have
 * @param threadStarts who started threads, by events or samples
 * @param groups of threads of Java, whoever used most first
 * @param waiting threads that are no workers and wait most; null: none, as far as events tell
 */
public record ProcessAccount(
    @Nullable Long cpuNanos,
    @Nullable Long otherCpuNanos,
    @Nullable Long compilerCpuNanos,
    @Nullable Long contextSwitches,
    @Nullable Long threadsStarted,
    long threadPerTaskSamples,
    @Nullable String threadPerTaskLine,
    ThreadStartAccount threadStarts,
    List<ThreadGroupRow> groups,
    @Nullable WaitingThreads waiting) {

  public ProcessAccount(
      @Nullable Long cpuNanos,
      @Nullable Long otherCpuNanos,
      @Nullable Long compilerCpuNanos,
      @Nullable Long threadsStarted,
      long threadPerTaskSamples,
      @Nullable String threadPerTaskLine,
      ThreadStartAccount threadStarts,
      List<ThreadGroupRow> groups) {
    this(
        cpuNanos,
        otherCpuNanos,
        compilerCpuNanos,
        null,
        threadsStarted,
        threadPerTaskSamples,
        threadPerTaskLine,
        threadStarts,
        groups,
        null);
  }

  public static final ProcessAccount NONE =
      new ProcessAccount(null, null, null, null, 0, null, ThreadStartAccount.NONE, List.of());
}
