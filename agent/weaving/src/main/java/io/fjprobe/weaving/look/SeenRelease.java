package io.fjprobe.weaving.look;

import io.fjprobe.bootstrap.hook.ReleaseHooks;

/** A thread that was seen to wait, and who let it go on. */
final class SeenRelease {

  final long nanos;
  final SeenThread released;

  /** Null: looks do not see it, as a virtual thread that runs, or one that has ended. */
  final SeenThread by;

  /** Of the other. */
  final String name;

  final String stack;

  SeenRelease(ReleaseHooks.Release release, SeenThread released, SeenThread by) {
    nanos = release.nanos;
    this.released = released;
    this.by = by;
    name = release.by.getName();
    stack = StackText.of(null, false, release.where.getStackTrace());
  }
}
