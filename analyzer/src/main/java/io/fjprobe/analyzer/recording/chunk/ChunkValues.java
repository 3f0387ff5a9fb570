package io.fjprobe.analyzer.recording.chunk;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.RecordedThread;
import io.fjprobe.analyzer.recording.field.TypeField;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmc.common.IMCStackTrace;
import org.openjdk.jmc.common.unit.IQuantity;
import org.openjdk.jmc.common.unit.IScalarAffineTransform;
import org.openjdk.jmc.common.unit.IUnit;
import org.openjdk.jmc.common.unit.UnitLookup;

/** The values of one event, until the next of its type takes its place. */
final class ChunkValues implements EventValues {

  private final Slot[] slots;
  private final Form[] forms;
  private final long[] numbers;
  private final String[] texts;
  private final Object[] pools;
  private final ValueSource source;
  private final ChunkHeader header;
  private final IScalarAffineTransform spans;

  ChunkValues(List<Slot> slots, ValueSource source) {
    this.slots = slots.toArray(Slot[]::new);
    this.source = source;
    forms = slots.stream().map(Slot::form).toArray(Form[]::new);
    numbers = new long[forms.length];
    texts = new String[forms.length];
    pools = new Object[forms.length];
    header = source.header();
    spans = source.spans();
  }

  long[] numbers() {
    return numbers;
  }

  void readText(int index, EventWindow in) {
    Object known = pools[index];
    if (known == null) {
      known = source.inlineTexts(slots[index].pool());
      pools[index] = known;
    }
    texts[index] = ((InlineTexts) known).read(in);
  }

  @Override
  public long time(int index, IUnit unit) {
    return switch (forms[index]) {
      case MOMENT -> unit == UnitLookup.EPOCH_NS ? moment(index) : converted(index, unit);
      case SPAN -> unit == UnitLookup.NANOSECOND ? span(index) : converted(index, unit);
      case QUANTITY -> converted(index, unit);
      default -> 0;
    };
  }

  private long moment(int index) {
    return header.nanos(integer(index));
  }

  private long span(int index) {
    return slots[index].fraction()
        ? (long) spans.targetValue(fraction(index))
        : spans.targetValue(numbers[index]);
  }

  private long converted(int index, IUnit unit) {
    IUnit own = slots[index].unit();
    if (own == null || own.getContentType() != unit.getContentType()) {
      throw new NotReadHereException("a time in a unit of something else");
    }
    if (own == unit) {
      return integer(index);
    }
    IQuantity quantity =
        slots[index].fraction() ? own.quantity(fraction(index)) : own.quantity(numbers[index]);
    return quantity.clampedLongValueIn(unit);
  }

  private double fraction(int index) {
    return Double.longBitsToDouble(numbers[index]);
  }

  private long integer(int index) {
    return slots[index].fraction() ? (long) fraction(index) : numbers[index];
  }

  @Override
  public long number(int index) {
    return switch (forms[index]) {
      case PLAIN, QUANTITY, SPAN -> integer(index);
      case MOMENT -> moment(index);
      default -> NumberField.NOT_RECORDED;
    };
  }

  @Override
  public double share(int index) {
    return switch (forms[index]) {
      case QUANTITY, SPAN -> slots[index].fraction() ? fraction(index) : numbers[index];
      case MOMENT -> moment(index);
      default -> 0;
    };
  }

  @Override
  public @Nullable String text(int index) {
    return switch (forms[index]) {
      case TEXT -> texts[index];
      case TEXT_CONSTANT -> {
        Object known = pools[index];
        if (known == null) {
          known = source.pools().texts(slots[index].pool());
          pools[index] = known;
        }
        yield ((TextPool) known).get(numbers[index]);
      }
      case OTHER -> throw other(index);
      default -> null;
    };
  }

  @Override
  public boolean flag(int index) {
    return forms[index] == Form.FLAG && numbers[index] != 0;
  }

  @Override
  public @Nullable String label(int index) {
    if (forms[index] == Form.OTHER) {
      throw other(index);
    }
    return forms[index] == Form.LABEL ? source.eventType(numbers[index]) : null;
  }

  @Override
  public @Nullable Object type(int index) {
    if (forms[index] != Form.CLASS) {
      throw other(index);
    }
    Object known = pools[index];
    if (known == null) {
      known = source.pools().classes(slots[index].pool());
      pools[index] = known;
    }
    return ((ClassPool) known).get(numbers[index]);
  }

  @Override
  public @Nullable RecordedThread thread(int index) {
    if (forms[index] != Form.THREAD) {
      throw other(index);
    }
    Object known = pools[index];
    if (known == null) {
      known = source.pools().threads(slots[index].pool());
      pools[index] = known;
    }
    return ((ThreadPool) known).get(numbers[index]);
  }

  @Override
  public @Nullable IMCStackTrace stack(int index) {
    if (forms[index] != Form.STACK) {
      throw other(index);
    }
    Object known = pools[index];
    if (known == null) {
      known = source.pools().stacks(slots[index].pool());
      pools[index] = known;
    }
    return ((StackPool) known).get(numbers[index]);
  }

  @Override
  public @Nullable Object value(int index) {
    return switch (forms[index]) {
      case MOMENT -> NumberField.recorded(moment(index));
      case SPAN -> NumberField.recorded(span(index));
      case QUANTITY, PLAIN -> any(index);
      case FLAG -> flag(index);
      case TEXT, TEXT_CONSTANT -> text(index);
      case CLASS -> {
        Object type = type(index);
        yield type == null ? null : TypeField.nameOf(type);
      }
      case THREAD -> {
        RecordedThread thread = thread(index);
        yield thread == null ? null : thread.key();
      }
      case LABEL, STACK, OTHER -> throw other(index);
    };
  }

  private @Nullable Object any(int index) {
    if (slots[index].isSpan()) {
      return NumberField.recorded(converted(index, UnitLookup.NANOSECOND));
    }
    if (!slots[index].fraction()) {
      return NumberField.recorded(numbers[index]);
    }
    double value = fraction(index);
    return forms[index] == Form.PLAIN || value != Math.rint(value)
        ? Double.valueOf(value)
        : NumberField.recorded((long) value);
  }

  private NotReadHereException other(int index) {
    return new NotReadHereException("a field that is a " + forms[index]);
  }
}
