package io.fjprobe.analyzer.recording.chunk;

import java.util.List;

/** How a value lies in a chunk, so far as one needs to know to get behind it. */
public interface Layout {

  void pass(ByteInput input);

  /** Returns of how many values it consists; an array counts as one. */
  long width();

  /** Whether it takes a byte at least. */
  boolean takesBytes();

  /** A value that has no parts. */
  enum Single implements Layout {
    BYTE,
    SHORT,
    INT,
    LONG,
    FLOAT,
    DOUBLE,
    TEXT;

    @Override
    public void pass(ByteInput input) {
      switch (this) {
        case BYTE -> input.pass(Byte.BYTES);
        case SHORT -> input.passNumber(Short.BYTES);
        case INT -> input.passNumber(Integer.BYTES);
        case LONG -> input.passNumber(Long.BYTES);
        case FLOAT -> input.pass(Float.BYTES);
        case DOUBLE -> input.pass(Double.BYTES);
        case TEXT -> input.passText();
      }
    }

    @Override
    public long width() {
      return 1;
    }

    @Override
    public boolean takesBytes() {
      return true;
    }
  }

  /** Values one after the other. */
  record Sequence(Layout[] parts, long width, boolean takesBytes) implements Layout {

    static Sequence of(List<Layout> parts) {
      return new Sequence(
          parts.toArray(Layout[]::new),
          parts.stream().mapToLong(Layout::width).sum(),
          parts.stream().anyMatch(Layout::takesBytes));
    }

    @Override
    public void pass(ByteInput input) {
      for (Layout part : parts) {
        part.pass(input);
      }
    }
  }

  /** An array is the number of its elements, and then the elements. */
  record Array(Layout element) implements Layout {

    @Override
    public void pass(ByteInput input) {
      for (int left = input.count(); left > 0; left--) {
        element.pass(input);
      }
    }

    @Override
    public long width() {
      return 1;
    }

    @Override
    public boolean takesBytes() {
      return true;
    }
  }
}
