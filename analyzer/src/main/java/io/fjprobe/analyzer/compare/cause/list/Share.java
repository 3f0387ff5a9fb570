package io.fjprobe.analyzer.compare.cause.list;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.statistics.Estimate;
import java.util.List;

/**
 * What a cause explains of the difference.
 *
 * @param parts of the time that it acts on
 * @param nanos of the difference of wall times per operation; positive: slower
 * @param ofGap of that difference, or of what all causes did if that is more: those of all causes
 *     add up to 1 at most
 */
public record Share(
    List<Part> parts,
    @JsonProperty("effectNanos") Estimate nanos,
    @JsonProperty("shareOfGap") double ofGap) {}
