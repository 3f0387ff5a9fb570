package com.acme.land;

import java.util.concurrent.RecursiveTask;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/** How many points are within a rectangle. */
final class PointsWithin extends RecursiveTask<Long> {
  private static final long serialVersionUID = 1;
  private final transient Coordinate[] points;
  private final transient Envelope rectangle;
  private final int from;
  private final int to;
  private final int atMost;

  /** With tasks of so many points at most. */
  PointsWithin(Coordinate[] points, Envelope rectangle, int from, int to, int atMost) {
    this.points = points;
    this.rectangle = rectangle;
    this.from = from;
    this.to = to;
    this.atMost = atMost;
  }

  @Override
  protected Long compute() {
    if (to - from <= atMost) {
      long within = 0;
      for (int point = from; point < to; point++) {
        within += rectangle.contains(points[point]) ? 1 : 0;
      }
      return within;
    }
    int middle = (from + to) >>> 1;
    PointsWithin left = new PointsWithin(points, rectangle, from, middle, atMost);
    left.fork();
    long right = new PointsWithin(points, rectangle, middle, to, atMost).compute();
    return right + left.join();
  }
}
