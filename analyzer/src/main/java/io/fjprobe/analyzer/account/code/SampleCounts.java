package io.fjprobe.analyzer.account.code;

/**
 * Samples of running threads, by what their stacks say.
 *
 * @param work user code of a task
 * @param forkJoin the pool's code inside a task
 * @param scan the pool's code without a task
 * @param submit a thread that is no worker, inside the pool's submission
 * @param alone of the work: a thread that is no worker, in no task
 * @param interpreted of all: in code that was not compiled
 * @param inHooks of all: with a hook of the agent on top, an upper bound of what it costs there,
 *     since samples slip to the next instruction that can be told
 */
public record SampleCounts(
    long work, long forkJoin, long scan, long submit, long alone, long interpreted, long inHooks) {

  public static final SampleCounts NONE = new SampleCounts(0, 0, 0, 0, 0);

  /** Makes the counts of workers, all in compiled code. */
  public SampleCounts(long work, long forkJoin, long scan, long submit, long inHooks) {
    this(work, forkJoin, scan, submit, 0, 0, inHooks);
  }

  public SampleCounts plus(SampleCounts other) {
    return new SampleCounts(
        work + other.work,
        forkJoin + other.forkJoin,
        scan + other.scan,
        submit + other.submit,
        alone + other.alone,
        interpreted + other.interpreted,
        inHooks + other.inHooks);
  }

  public long all() {
    return work + forkJoin + scan + submit;
  }
}
