package io.fjprobe.analyzer.scale;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;

/**
 * Operations that begin with tasks of one class, with other numbers of workers.
 *
 * @param simulated how many of the operations were simulated
 */
public record OperationScale(
    @JsonUnwrapped OperationSpan span, int simulated, List<Prediction> predictions) {}
