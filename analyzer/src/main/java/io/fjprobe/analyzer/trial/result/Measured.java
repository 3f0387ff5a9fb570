package io.fjprobe.analyzer.trial.result;

import io.fjprobe.analyzer.compare.side.Input;
import io.fjprobe.analyzer.trial.Variant;
import java.util.List;

/**
 * The recordings of a variant.
 *
 * @param inputs of the variant, with the rounds in which they ran
 * @param ofBase those of the program as it is, with rounds that fit
 * @param failures of runs that left no recording that counts
 */
public record Measured(
    Variant variant, List<Input> inputs, List<Input> ofBase, List<Failure> failures) {}
