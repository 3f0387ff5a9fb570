package io.fjprobe.analyzer.recording.chunk;

import io.fjprobe.analyzer.recording.stack.Frame;
import io.fjprobe.analyzer.recording.stack.Method;
import io.fjprobe.analyzer.recording.stack.Stack;
import java.util.ArrayList;
import java.util.List;

/** Constants that are stacks. Many are long, so only some are kept. */
final class StackPool extends Pool<Stack> {

  /** All stacks are forgotten when they have more frames than this together. */
  private static final int MOST_FRAMES = 1 << 16;

  // A role is the position of a field in the list of those that are wanted.
  private static final int FRAMES = 0;

  private static final List<String> OF_FRAME =
      List.of("method", "lineNumber", "bytecodeIndex", "type");
  private static final int METHOD = 0;
  private static final int LINE = 1;
  private static final int KIND = 3;

  /** The JVM says this of a frame that was not compiled. */
  private static final String INTERPRETED = "Interpreted";

  private final Struct struct;
  private final MethodPool methods;
  private final TextPart kind;
  private int frames;

  StackPool(DeclaredType type, Pools pools) {
    super(pools.positions(type.id()), pools.input());
    struct =
        new Struct(type, pools.types(), List.of("frames"))
            .with(FRAMES, "jdk.types.StackFrame", false, true);
    DeclaredType frame = pools.type(struct.typeOf(FRAMES));
    if (!frame.fields().stream().map(DeclaredType.Field::name).toList().equals(OF_FRAME)) {
      throw new NotReadHereException("frames with other fields");
    }
    Struct parts =
        new Struct(frame, pools.types(), OF_FRAME)
            .with(METHOD, "jdk.types.Method", true, false)
            .with(LINE, "int", false, false)
            .with(2, "int", false, false);
    methods = pools.methods(parts.typeOf(METHOD));
    kind = pools.text(frame, OF_FRAME.get(KIND));
  }

  @Override
  Stack read(Varints in) {
    Stack stack = null;
    for (int i = 0; i < struct.fields(); i++) {
      if (struct.role(i) == FRAMES) {
        stack = new Stack(frames(in));
      } else {
        struct.pass(i, in);
      }
    }
    if (stack == null) {
      throw new NotReadHereException("a stack without frames");
    }
    return stack;
  }

  private List<Frame> frames(Varints in) {
    List<Frame> list = new ArrayList<>();
    for (int left = in.count(); left > 0; left--) {
      Method method = methods.get(in.number());
      int line = (int) in.number32();
      in.number32();
      list.add(
          new Frame(
              method == null ? Method.UNKNOWN : method, line, INTERPRETED.equals(kind.read(in))));
    }
    frames += list.size();
    return list;
  }

  @Override
  boolean isFull(int size) {
    boolean full = frames > MOST_FRAMES;
    frames = full ? 0 : frames;
    return full;
  }
}
