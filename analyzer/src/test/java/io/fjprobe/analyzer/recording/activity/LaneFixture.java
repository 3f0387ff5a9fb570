package io.fjprobe.analyzer.recording.activity;

import io.fjprobe.analyzer.recording.field.ThreadKey;

/** What events tell of one thread, for tests of other packages. */
public final class LaneFixture {

  private static final ThreadKey THREAD = new ThreadKey(1, "worker-1");

  private final Activity activity;

  public LaneFixture(TimeGrid grid) {
    activity = new Activity(grid);
  }

  public LaneFixture with(LaneState state, long from, long to, double share) {
    activity.add(THREAD, state, from, to, share);
    return this;
  }

  public LaneActivity lane() {
    return activity.lane(THREAD);
  }
}
