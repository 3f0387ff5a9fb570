package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.export.StackKind;
import java.util.Arrays;
import java.util.Iterator;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Understands the kinds of stacks by their names. */
final class StackKindConverter implements ITypeConverter<StackKind> {

  /** For help and for shells. */
  static final class Names implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Arrays.stream(StackKind.values()).map(StackKind::toString).iterator();
    }
  }

  @Override
  public StackKind convert(String name) {
    return Arrays.stream(StackKind.values())
        .filter(kind -> kind.toString().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "'"
                        + name
                        + "' is none of "
                        + Arrays.stream(StackKind.values())
                            .map(StackKind::toString)
                            .collect(Collectors.joining(", "))));
  }
}
