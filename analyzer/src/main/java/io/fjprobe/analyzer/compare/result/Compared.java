package io.fjprobe.analyzer.compare.result;

import io.fjprobe.analyzer.compare.comparability.Condition;
import io.fjprobe.analyzer.compare.comparability.Difference;
import io.fjprobe.analyzer.compare.measure.UnitOfWork;
import io.fjprobe.analyzer.compare.side.Rounds;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is compared with what.
 *
 * @param unitOfWork what "per operation" means
 * @param onlyDifference the one condition that differs, if it is the JDK or the options of the JVM;
 *     null: it is not so, or not known
 * @param rounds of a matrix, by which the JVMs are paired; null: they are not
 */
public record Compared(
    String workload,
    SideSummary base,
    SideSummary next,
    List<Difference> differences,
    @Nullable Condition onlyDifference,
    UnitOfWork unitOfWork,
    @Nullable Rounds rounds) {}
