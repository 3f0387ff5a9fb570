package io.fjprobe.analyzer.recording.chunk;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.RecordedClass;
import io.fjprobe.analyzer.recording.field.RecordedThread;
import io.fjprobe.analyzer.recording.field.TypeField;
import io.fjprobe.analyzer.recording.stack.Stack;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The values of one event, until the next of its type takes its place. */
final class ChunkValues implements EventValues {

  private final Slot[] slots;
  private final Form[] forms;
  private final long[] numbers;
  private final String[] texts;
  private final Object[] pools;
  private final ValueSource source;
  private final ChunkHeader header;
  private final double nanosPerTick;

  ChunkValues(List<Slot> slots, ValueSource source) {
    this.slots = slots.toArray(Slot[]::new);
    this.source = source;
    forms = slots.stream().map(Slot::form).toArray(Form[]::new);
    numbers = new long[forms.length];
    texts = new String[forms.length];
    pools = new Object[forms.length];
    header = source.header();
    nanosPerTick = 1 / header.ticksPerNano();
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
  public long moment(int index) {
    return switch (forms[index]) {
      case MOMENT -> header.nanos(integer(index));
      case QUANTITY -> momentIn(slots[index], numbers[index]);
      case SPAN -> throw otherUnit();
      default -> 0;
    };
  }

  private static long momentIn(Slot slot, long value) {
    Unit unit = slot.unit();
    if (unit == null || !unit.isMoment() || slot.fraction()) {
      throw otherUnit();
    }
    return unit.toNanos(value);
  }

  @Override
  public long span(int index) {
    return switch (forms[index]) {
      case SPAN ->
          slots[index].fraction()
              ? (long) (fraction(index) * nanosPerTick)
              : Math.round(numbers[index] * nanosPerTick);
      case QUANTITY -> spanIn(index);
      case MOMENT -> throw otherUnit();
      default -> 0;
    };
  }

  private long spanIn(int index) {
    Unit unit = slots[index].unit();
    if (unit == null || !unit.isSpan()) {
      throw otherUnit();
    }
    return slots[index].fraction() ? unit.toNanos(fraction(index)) : unit.toNanos(numbers[index]);
  }

  private static NotReadHereException otherUnit() {
    return new NotReadHereException("a time in a unit of something else");
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
  public @Nullable RecordedClass type(int index) {
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
  public @Nullable Stack stack(int index) {
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
        RecordedClass type = type(index);
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
      return NumberField.recorded(span(index));
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
