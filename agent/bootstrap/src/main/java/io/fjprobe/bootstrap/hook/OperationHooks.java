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

  /**
   * @param thrown null: it returned
   */
  public static void end(OperationSlot slot, Throwable thrown, int id) {
    if (slot == null) {
      return;
    }
    try {
      slot.end(id, thrown != null);
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** With a result that may be a future. */
  public static void end(Object result, OperationSlot slot, Throwable thrown, int id) {
    if (slot == null) {
      return;
    }
    try {
      if (thrown == null) {
        slot.end(id, result);
      } else {
        slot.end(id, true);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }
}
