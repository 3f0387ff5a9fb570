package io.fjprobe.analyzer.recording.file;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A command line.
 *
 * @param codes documented, and possible for this one
 */
record MutantLine(Set<Integer> codes, List<String> words) {

  MutantLine(Set<Integer> codes, Object... words) {
    this(codes, Stream.of(words).map(Object::toString).toList());
  }

  String[] arguments() {
    return words.toArray(new String[0]);
  }

  boolean isJson() {
    return words.contains("--json");
  }

  @Override
  public String toString() {
    return String.join(" ", words);
  }
}
