package io.fjprobe.workloads.task;

/** What a task throws on purpose. */
public final class ExpectedFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int number;

  public ExpectedFailure(int number) {
    super("expected failure " + number);
    this.number = number;
  }

  /** For a pool that copies what was thrown in another thread. */
  public ExpectedFailure(Throwable thrown) {
    super(thrown);
    this.number = ((ExpectedFailure) thrown).number;
  }

  public int number() {
    return number;
  }
}
