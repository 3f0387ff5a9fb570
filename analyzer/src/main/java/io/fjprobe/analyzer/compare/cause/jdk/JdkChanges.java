package io.fjprobe.analyzer.compare.cause.jdk;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.contrast.Change;
import io.fjprobe.analyzer.compare.contrast.Contrast;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;

/** The changes of the JDK that are known, a file of data. */
public final class JdkChanges {

  static final List<JdkChange> ALL = read();

  private JdkChanges() {}

  /** Returns all changes, in the order of the file. */
  public static List<JdkChange> all() {
    return List.copyOf(ALL);
  }

  /**
   * Returns the changes that can be behind a cause, lie between the two sides, and left their
   * signature.
   */
  public static List<JdkChange> explaining(String cause, Contrast contrast) {
    return ALL.stream()
        .filter(change -> change.cause().equals(cause))
        .filter(change -> applies(change, contrast))
        .toList();
  }

  private static boolean applies(JdkChange change, Contrast contrast) {
    int base = contrast.jdk().base();
    int next = contrast.jdk().next();
    int older = Math.min(base, next);
    int newer = Math.max(base, next);
    return older > 0
        && older <= change.lastOld()
        && newer >= change.firstNew()
        && change.signature().stream().allMatch(sign -> present(sign, contrast, base == older));
  }

  private static boolean present(JdkChange.Sign sign, Contrast contrast, boolean baseIsOld) {
    Change change = contrast.compared(sign.evidence());
    boolean moreOnNext = sign.moreOn().equals("new") == baseIsOld;
    return moreOnNext
        ? change.rose(CauseLimit.WORTH_A_WORD.value())
        : change.fell(CauseLimit.WORTH_A_WORD.value());
  }

  private static List<JdkChange> read() {
    try (InputStream file = JdkChanges.class.getResourceAsStream("jdk-changes.json")) {
      return JsonMapper.builder().build().readValue(file, new TypeReference<>() {});
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
