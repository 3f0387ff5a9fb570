package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.operation.OperationSlot;
import io.fjprobe.bootstrap.operation.SlotTable;

/**
 * Begin and ends of the methods that the option operation names. The slot that a begin answers is
 * kept by the method; null: the call is not counted, as it is inside another of the same name.
 */
public final class OperationHooks {

  private OperationHooks() {}

  public static OperationSlot begin(int id) {
    try {
      OperationSlot slot = SlotTable.current();
      return slot != null && slot.begin(id, false) ? slot : null;
    } catch (Throwable t) {
      Suppressed.add(t);
      return null;
    }
  }

  /** Of a method that may return before its operation is over: always with its time. */
  public static OperationSlot beginTimed(int id) {
    try {
      OperationSlot slot = SlotTable.current();
      return slot != null && slot.begin(id, true) ? slot : null;
    } catch (Throwable t) {
      Suppressed.add(t);
      return null;
    }
  }

  public static void returned(OperationSlot slot, int id) {
    if (slot == null) {
      return;
    }
    try {
      slot.end(id, false);
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** With a result that may be a future. */
  public static void returned(Object result, OperationSlot slot, int id) {
    if (slot == null) {
      return;
    }
    try {
      slot.end(id, result);
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** By an exception. */
  public static void failed(OperationSlot slot, int id) {
    if (slot == null) {
      return;
    }
    try {
      slot.end(id, true);
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }
}
