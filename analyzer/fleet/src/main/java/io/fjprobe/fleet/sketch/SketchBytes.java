package io.fjprobe.fleet.sketch;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.apache.datasketches.kll.KllFloatsSketch;

/**
 * Reads the binary form. The library does this from a memory of its own up to the release for JDK
 * 17 and 21, and from one of the JDK in the release for 25, so that neither can be named here.
 */
final class SketchBytes {

  private static final MethodHandle OF_BYTES = ofBytes();

  private SketchBytes() {}

  static KllFloatsSketch heapify(byte[] bytes) {
    try {
      return (KllFloatsSketch) OF_BYTES.invokeExact(bytes);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private static MethodHandle ofBytes() {
    try {
      return ofBytes("org.apache.datasketches.memory.Memory", "wrap");
    } catch (ReflectiveOperationException notOfTheLibrary) {
      try {
        return ofBytes("java.lang.foreign.MemorySegment", "ofArray");
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private static MethodHandle ofBytes(String className, String method)
      throws ReflectiveOperationException {
    MethodHandles.Lookup lookup = MethodHandles.publicLookup();
    Class<?> memory = Class.forName(className);
    MethodHandle heapify =
        lookup.findStatic(
            KllFloatsSketch.class, "heapify", MethodType.methodType(KllFloatsSketch.class, memory));
    MethodHandle wrap =
        lookup.findStatic(memory, method, MethodType.methodType(memory, byte[].class));
    return MethodHandles.filterArguments(heapify, 0, wrap);
  }
}
