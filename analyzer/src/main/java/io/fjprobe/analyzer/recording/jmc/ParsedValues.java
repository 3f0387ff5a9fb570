package io.fjprobe.analyzer.recording.jmc;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.IdentityMemo;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.RecordedClass;
import io.fjprobe.analyzer.recording.field.RecordedThread;
import io.fjprobe.analyzer.recording.field.TypeField;
import io.fjprobe.analyzer.recording.stack.Frame;
import io.fjprobe.analyzer.recording.stack.Method;
import io.fjprobe.analyzer.recording.stack.Stack;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmc.common.IMCFrame;
import org.openjdk.jmc.common.IMCMethod;
import org.openjdk.jmc.common.IMCStackTrace;
import org.openjdk.jmc.common.IMCThread;
import org.openjdk.jmc.common.IMCType;
import org.openjdk.jmc.common.unit.IQuantity;
import org.openjdk.jmc.common.unit.IUnit;
import org.openjdk.jmc.common.unit.UnitLookup;
import org.openjdk.jmc.common.util.LabeledIdentifier;
import org.openjdk.jmc.flightrecorder.parser.ValueField;

/** Values as JDK Mission Control makes them. */
public final class ParsedValues implements EventValues {

  private final IdentityMemo<IMCType, RecordedClass> classes =
      new IdentityMemo<>(type -> new RecordedClass(type.getFullName()));

  private final IdentityMemo<IMCStackTrace, Stack> stacks = new IdentityMemo<>(ParsedValues::stack);

  private Object[] values = {};

  /** Takes the values of an event, in place of those of the event before. */
  public ParsedValues of(Object[] event) {
    values = event;
    return this;
  }

  /** Where the fields of one event type are among its values. */
  static Fields fields(List<ValueField> structure) {
    return new Fields(
        structure.stream().map(ValueField::getIdentifier).toList(),
        index -> structure.get(index).getContentType() == UnitLookup.TIMESPAN);
  }

  @Override
  public long moment(int index) {
    return time(index, UnitLookup.EPOCH_NS);
  }

  @Override
  public long span(int index) {
    return time(index, UnitLookup.NANOSECOND);
  }

  private long time(int index, IUnit unit) {
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
  public @Nullable RecordedClass type(int index) {
    return values[index] instanceof IMCType type ? classes.of(type) : null;
  }

  @Override
  public @Nullable RecordedThread thread(int index) {
    if (!(values[index] instanceof IMCThread thread)) {
      return null;
    }
    boolean virtual =
        thread.getThreadGroup() != null
            && RecordedThread.isVirtualGroup(thread.getThreadGroup().getName());
    return RecordedThread.of(
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
      return TypeField.nameOf(type(index));
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
  public @Nullable Stack stack(int index) {
    return values[index] instanceof IMCStackTrace trace ? stacks.of(trace) : null;
  }

  private static Stack stack(IMCStackTrace trace) {
    return new Stack(trace.getFrames().stream().map(ParsedValues::frame).toList());
  }

  private static Frame frame(IMCFrame frame) {
    Integer line = frame.getFrameLineNumber();
    return new Frame(method(frame.getMethod()), line == null ? 0 : line, isInterpreted(frame));
  }

  private static boolean isInterpreted(IMCFrame frame) {
    try {
      return IMCFrame.Type.INTERPRETED.equals(frame.getType());
    } catch (NullPointerException e) {
      return false; // JMC does not expect that a frame lacks its type
    }
  }

  private static Method method(@Nullable IMCMethod method) {
    if (method == null) {
      return Method.UNKNOWN;
    }
    Integer modifiers = method.getModifier();
    return new Method(
        method.getType() == null ? null : method.getType().getFullName(),
        method.getMethodName(),
        modifiers == null ? 0 : modifiers);
  }
}
