package io.fjprobe.analyzer.recording.chunk;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A field of an event type, as the parser of JDK Mission Control understands it.
 *
 * @param step how it is read, see {@link Step}
 * @param fraction it is a floating point number
 * @param unit of a quantity
 * @param pool the number of the type of a constant, or of texts
 */
record Slot(Form form, byte step, boolean fraction, @Nullable Unit unit, long pool) {

  /** Numbers in fields of these names stand for something, and are not counted. */
  private static final Set<String> PLAIN =
      Set.of("lineNumber", "bytecodeIndex", "modifiers", "javaThreadId", "certificateId");

  /**
   * Values of these types are always constants. An event that has one in itself is not read here.
   */
  private static final Set<String> OBJECTS =
      Set.of("java.lang.Thread", "java.lang.Class", "jdk.types.StackTrace");

  private static final String SETTINGS = "jdk.ActiveSetting";

  /**
   * @param type name of the event type
   */
  static Slot of(String type, DeclaredType.Field field, Types types) {
    DeclaredType value = types.of(field);
    if (field.array()) {
      return other();
    }
    if (field.constant()) {
      return ofConstant(value, types);
    }
    if (Types.isNumber(value)) {
      return ofNumber(type, field, value.name(), types.measure(field));
    }
    Long text = types.textOf(value);
    if (text != null) {
      return new Slot(Form.TEXT, Step.TEXT, false, null, text);
    }
    if (OBJECTS.contains(value.name())) {
      throw new NotReadHereException("a " + value.name() + " in an event");
    }
    return value.isSingle() && value.name().equals("boolean")
        ? new Slot(Form.FLAG, Step.BYTE, false, null, 0)
        : other();
  }

  /** Whether the field is a span of time, in whatever unit. */
  boolean isSpan() {
    return form == Form.SPAN || unit != null && unit.isSpan();
  }

  private static Slot other() {
    return new Slot(Form.OTHER, Step.PASS, false, null, 0);
  }

  private static Slot ofConstant(DeclaredType type, Types types) {
    Form form =
        types.textOf(type) != null
            ? Form.TEXT_CONSTANT
            : switch (type.name()) {
              case "java.lang.Class" -> Form.CLASS;
              case "java.lang.Thread" -> Form.THREAD;
              case "jdk.types.StackTrace" -> Form.STACK;
              default -> Form.OTHER;
            };
    return new Slot(form, Step.LONG, false, null, type.id());
  }

  private static Slot ofNumber(
      String type, DeclaredType.Field field, String number, Measure measure) {
    boolean fraction = number.equals("float") || number.equals("double");
    Form form =
        switch (measure.clock()) {
          case MOMENT -> Form.MOMENT;
          case SPAN -> Form.SPAN;
          case NONE -> Form.QUANTITY;
        };
    Unit unit = measure.unit();
    boolean signedByte = measure.unsigned();
    if (measure.isPlain()) {
      if (SETTINGS.equals(type) && field.name().equals("id")) {
        form = fraction ? Form.OTHER : Form.LABEL;
      } else if (number.equals("long") || PLAIN.contains(field.name())) {
        form = Form.PLAIN;
        signedByte = true;
      } else {
        unit = Unit.OTHER;
      }
    }
    byte step =
        switch (number) {
          case "byte" -> signedByte ? Step.BYTE : Step.UNSIGNED_BYTE;
          case "short" -> measure.unsigned() && form != Form.PLAIN ? Step.INT : Step.SHORT;
          case "int" -> measure.unsigned() && form != Form.PLAIN ? Step.LONG : Step.INT;
          case "float" -> Step.FLOAT;
          case "double" -> Step.DOUBLE;
          default -> Step.LONG;
        };
    return new Slot(form, step, fraction, form == Form.QUANTITY ? unit : null, 0);
  }
}
