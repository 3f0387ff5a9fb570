package io.fjprobe.analyzer.recording.moment;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * When virtual threads kept their carriers while they waited, and where. The stack of such a
 * carrier does not have the frames of its virtual thread.
 */
final class Pins {

  private record Pin(long startNanos, long endNanos, WaitStack stack) {}

  private final List<Pin> pins = new ArrayList<>();
  private final List<Pin> current = new ArrayList<>();
  private boolean sorted;
  private int next;

  void add(long startNanos, long endNanos, WaitStack stack) {
    pins.add(new Pin(startNanos, endNanos, stack));
  }

  /** Returns the stacks of those that wait at a time. Times must come in their order. */
  List<WaitStack> at(long nanos) {
    if (!sorted) {
      pins.sort(Comparator.comparingLong(Pin::startNanos));
      sorted = true;
    }
    while (next < pins.size() && pins.get(next).startNanos() <= nanos) {
      current.add(pins.get(next++));
    }
    current.removeIf(pin -> pin.endNanos() < nanos);
    return current.stream().map(Pin::stack).toList();
  }
}
