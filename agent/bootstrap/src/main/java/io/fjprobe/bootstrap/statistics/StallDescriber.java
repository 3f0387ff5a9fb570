package io.fjprobe.bootstrap.statistics;

/** Tells what the threads of a pool that stands still wait for. Called rarely; must not block. */
public interface StallDescriber {

  void describe(StalledPool pool);
}
