package io.fjprobe.analyzer.compare.result;

import io.fjprobe.analyzer.compare.comparability.Difference;
import io.fjprobe.analyzer.compare.measure.UnitOfWork;
import io.fjprobe.analyzer.compare.side.Rounds;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is compared with what.
 *
 * @param unitOfWork what "per operation" means
 * @param rounds of a matrix, by which the JVMs are paired; null: they are not
 */
public record Compared(
    String workload,
    SideSummary base,
    SideSummary next,
    List<Difference> differences,
    UnitOfWork unitOfWork,
    @Nullable Rounds rounds) {}
