package io.fjprobe.analyzer.recording.field;

import io.fjprobe.analyzer.recording.stack.Names;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmc.common.IMCStackTrace;
import org.openjdk.jmc.common.IMCThread;
import org.openjdk.jmc.common.IMCType;
import org.openjdk.jmc.common.unit.IQuantity;
import org.openjdk.jmc.common.unit.IUnit;
import org.openjdk.jmc.common.unit.UnitLookup;
import org.openjdk.jmc.common.util.LabeledIdentifier;

/** Values as JDK Mission Control makes them. */
public final class ParsedValues implements EventValues {

  /** The group that the JVM says all virtual threads are in. */
  private static final String VIRTUAL_GROUP = "VirtualThreads";

  private static final String UNNAMED = "(unnamed)";

  private Object[] values = {};

  /** Takes the place of the event before. */
  public ParsedValues of(Object[] event) {
    values = event;
    return this;
  }

  @Override
  public long time(int index, IUnit unit) {
    if (!(values[index] instanceof IQuantity quantity)) {
      return 0;
    }
    // looking up the conversion costs more than the rest of a steal
    return quantity.getUnit() == unit ? quantity.longValue() : quantity.clampedLongValueIn(unit);
  }

  @Override
  public long number(int index) {
    Object value = values[index];
    if (value instanceof IQuantity quantity) {
      return quantity.longValue();
    }
    return value instanceof Number number ? number.longValue() : NumberField.NOT_RECORDED;
  }

  @Override
  public double share(int index) {
    return values[index] instanceof IQuantity quantity ? quantity.doubleValue() : 0;
  }

  @Override
  public @Nullable String text(int index) {
    return values[index] instanceof String text ? text : null;
  }

  @Override
  public boolean flag(int index) {
    return Boolean.TRUE.equals(values[index]);
  }

  @Override
  public @Nullable String label(int index) {
    return values[index] instanceof LabeledIdentifier type ? type.getInterfaceId() : null;
  }

  @Override
  public @Nullable Object type(int index) {
    return values[index];
  }

  @Override
  public @Nullable RecordedThread thread(int index) {
    if (!(values[index] instanceof IMCThread thread)) {
      return null;
    }
    boolean virtual =
        thread.getThreadGroup() != null && isVirtualGroup(thread.getThreadGroup().getName());
    return recorded(
        thread.getThreadId(), thread.getThreadName(), SystemThreadId.of(thread), virtual);
  }

  @Override
  public @Nullable Object value(int index) {
    Object value = values[index];
    if (value instanceof IQuantity quantity) {
      return number(quantity);
    }
    if (value instanceof IMCThread) {
      RecordedThread thread = thread(index);
      return thread == null ? null : thread.key();
    }
    if (value instanceof IMCType) {
      return TypeField.nameOf(value);
    }
    return value == null || value instanceof String || value instanceof Boolean
        ? value
        : value instanceof Number number ? number(number) : NESTED;
  }

  private static @Nullable Object number(Number number) {
    return number instanceof Double || number instanceof Float
        ? Double.valueOf(number.doubleValue())
        : NumberField.recorded(number.longValue());
  }

  private static @Nullable Object number(IQuantity quantity) {
    if (quantity.getType() == UnitLookup.TIMESPAN) {
      return NumberField.recorded(quantity.clampedLongValueIn(UnitLookup.NANOSECOND));
    }
    double value = quantity.doubleValue();
    return value == Math.rint(value) ? NumberField.recorded(quantity.longValue()) : value;
  }

  @Override
  public @Nullable IMCStackTrace stack(int index) {
    return values[index] instanceof IMCStackTrace trace ? trace : null;
  }

  public static RecordedThread recorded(
      @Nullable Long id, @Nullable String name, @Nullable Long systemId, boolean virtual) {
    return new RecordedThread(
        new ThreadKey(id == null ? -1 : id, name == null ? UNNAMED : Names.cut(name)),
        systemId,
        virtual);
  }

  public static boolean isVirtualGroup(@Nullable String name) {
    return VIRTUAL_GROUP.equals(name);
  }
}
