package io.fjprobe.analyzer.recording.chunk;

import java.util.Map;

/** Names of classes as source code has them, from those that the JVM has. */
final class ClassNames {

  private static final Map<Character, String> PRIMITIVES =
      Map.of(
          'B', "byte", 'C', "char", 'D', "double", 'F', "float", 'I', "int", 'J', "long", 'S',
          "short", 'V', "void", 'Z', "boolean");

  private ClassNames() {}

  /**
   * @param internal for example java/lang/String, or [[I
   */
  static String of(String internal) {
    if (!internal.startsWith("[")) {
      return internal.replace('/', '.');
    }
    int dimensions = internal.lastIndexOf('[') + 1;
    return element(internal.substring(dimensions)) + "[]".repeat(dimensions);
  }

  private static String element(String descriptor) {
    String primitive = descriptor.length() == 1 ? PRIMITIVES.get(descriptor.charAt(0)) : null;
    if (primitive != null) {
      return primitive;
    }
    if (descriptor.length() < 3 || !descriptor.startsWith("L") || !descriptor.endsWith(";")) {
      throw new NotReadHereException("an array of " + descriptor);
    }
    return descriptor.substring(1, descriptor.length() - 1).replace('/', '.');
  }
}
