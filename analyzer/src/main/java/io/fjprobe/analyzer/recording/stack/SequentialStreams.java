package io.fjprobe.analyzer.recording.stack;

import java.util.List;

/** Streams that are not parallel, which handle one element after the other on one thread. */
public final class SequentialStreams {

  private static final List<String> STAGES =
      List.of(
          "java.util.stream.ReferencePipeline$",
          "java.util.stream.IntPipeline$",
          "java.util.stream.LongPipeline$",
          "java.util.stream.DoublePipeline$");

  private static final String HANDLES_ELEMENT = "accept";

  private SequentialStreams() {}

  /** Whether a stage of a stream handles an element. */
  public static boolean handlesElement(Stack trace) {
    for (Frame frame : trace.frames()) {
      String type = frame.method().type();
      if (type != null
          && HANDLES_ELEMENT.equals(frame.method().name())
          && STAGES.stream().anyMatch(type::startsWith)) {
        return true;
      }
    }
    return false;
  }
}
