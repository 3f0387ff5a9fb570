package com.acme.land;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.util.concurrent.ForkJoinPool;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/**
 * Parcels of land are intersected by JTS with what is flooded (parcels), and their corners are
 * counted in a rectangle, one a task (points) or thousands a task (portions).
 */
public final class LandRegister {
  private static final int PARCELS = 300;
  private static final int POINTS = 200_000;
  private final GeometryFactory geometries = new GeometryFactory();
  private final ForkJoinPool pool = new ForkJoinPool(2);
  private final Geometry flooded = circle(50, 50, 40, 40);
  private final Coordinate[] points =
      IntStream.range(0, POINTS)
          .mapToObj(point -> new Coordinate(point % 1009 / 10.0, point % 997 / 10.0))
          .toArray(Coordinate[]::new);

  private LandRegister() {}

  public static void main(String[] args) {
    LandRegister register = new LandRegister();
    LongSupplier report = register.report(args[0]);
    long expected =
        args[0].equals("parcels")
            ? register.parcels().mapToLong(register::area).sum()
            : register.counted();
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long reports = 0;
    while (shift.goesOn()) {
      right &= expected == report.getAsLong();
      reports++;
    }
    Outcome.end(right && reports > 0, "land: " + reports + " reports");
  }

  private LongSupplier report(String how) {
    switch (how) {
      case "points":
        return () -> within(1);
      case "portions":
        return () -> within(POINTS / 32);
      default:
        return () -> parcels().parallel().mapToLong(this::area).sum();
    }
  }

  private IntStream parcels() {
    return IntStream.range(0, PARCELS);
  }

  /** How much of a parcel is flooded: some hundred microseconds. */
  private long area(int parcel) {
    Geometry land = circle(parcel % 20 * 5, parcel / 20 * 5, 6, 24);
    return Math.round(land.intersection(flooded).buffer(0.1).getArea() * 1000);
  }

  private long within(int atMost) {
    return pool.invoke(new PointsWithin(points, rectangle(), 0, POINTS, atMost));
  }

  private long counted() {
    long within = 0;
    for (Coordinate point : points) {
      within += rectangle().contains(point) ? 1 : 0;
    }
    return within;
  }

  private static Envelope rectangle() {
    return new Envelope(20, 60, 30, 70);
  }

  private Geometry circle(double x, double y, double radius, int segments) {
    return geometries.createPoint(new Coordinate(x, y)).buffer(radius, segments);
  }
}
