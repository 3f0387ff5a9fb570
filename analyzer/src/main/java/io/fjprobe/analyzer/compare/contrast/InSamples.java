package io.fjprobe.analyzer.compare.contrast;

import com.fasterxml.jackson.annotation.JsonIgnore;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.side.Side;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What samples show clearly more of on the slow side.
 *
 * @param longerCode methods in which threads run for longer, those that tell most first
 * @param allocatedMore classes of which more is allocated, those that tell most first
 * @param mostAllocated the line at which most of the additional bytes are allocated; null: there is
 *     none, or it is not known
 */
public record InSamples(
    List<LongerCode> longerCode,
    List<AllocatedType> allocatedMore,
    @JsonIgnore @Nullable BytesAtLine mostAllocated) {

  public static final InSamples NONE = new InSamples(List.of(), List.of(), null);

  static InSamples of(BySide<Side> sides, @Nullable SampledCode code, boolean nextIsSlow) {
    return new InSamples(
        code == null ? List.of() : code.longer(),
        Allocations.types(sides, nextIsSlow),
        Allocations.most(sides, nextIsSlow));
  }
}
