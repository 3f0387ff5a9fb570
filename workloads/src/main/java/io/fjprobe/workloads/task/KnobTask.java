package io.fjprobe.workloads.task;

/** Computes, makes garbage and blocks, each as much as it is told to. */
public final class KnobTask extends LeafTask {
  private static final long serialVersionUID = 1L;

  private final int units;
  private final int work;
  private final int garbage;
  private final LeafTask pause;
  private int check;

  /** Kept for as long as a unit takes, so that no compiler can leave it out. */
  @SuppressWarnings("UnusedVariable")
  private transient byte[] made;

  /**
   * @param work steps of a unit
   * @param garbage bytes allocated for each unit
   * @param pause what the task does after its units; null: nothing
   */
  public KnobTask(int units, int work, int garbage, LeafTask pause) {
    this.units = units;
    this.work = work;
    this.garbage = garbage;
    this.pause = pause;
  }

  @Override
  void work() throws InterruptedException {
    for (int i = 0; i < units; i++) {
      if (garbage > 0) {
        made = new byte[garbage];
      }
      check += unit(work);
    }
    made = null;
    if (pause != null) {
      pause.work();
    }
  }

  /** Steps that depend on each other: one that a compiler can neither skip nor do in parallel. */
  public static int unit(int work) {
    int value = 1;
    for (int i = 0; i < work; i++) {
      value = value * 1_103_515_245 + 12_345;
      value ^= value >>> 13;
    }
    return value;
  }

  @Override
  public int checkValue() {
    return check;
  }

  @Override
  public int blocks() {
    return pause == null ? 0 : pause.blocks();
  }

  @Override
  public long blockedNanos() {
    return pause == null ? 0 : pause.blockedNanos();
  }
}
