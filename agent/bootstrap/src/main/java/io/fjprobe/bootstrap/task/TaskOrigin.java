package io.fjprobe.bootstrap.task;

/** How a task came to the worker that runs it. */
public final class TaskOrigin {

  public static final String POPPED = "popped";
  public static final String JOINED = "joined";
  public static final String STOLEN = "stolen";
  public static final String SUBMITTED = "submitted";
  public static final String INVOKED = "invoked";

  /** Batches have the places. */
  static final String[] ALL = {POPPED, JOINED, STOLEN, SUBMITTED, INVOKED};

  private TaskOrigin() {}
}
