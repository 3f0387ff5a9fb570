package io.fjprobe.bootstrap.tally;

/** JDK 8 only, see SpinHooks: a call of awaitJoin; tasks run inside may call it again. */
public final class OpenJoin {

  public final OpenJoin outer;

  /** Null until it has to wait. */
  public OpenWait wait;

  public OpenJoin(OpenJoin outer) {
    this.outer = outer;
  }
}
