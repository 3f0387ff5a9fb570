package io.fjprobe.analyzer.account.queue;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;

/** What the steal events say; exact totals are counters of the pool. */
public record StealAccount(
    @JsonUnwrapped StealSampling sampling,
    List<StealRow> byTaskClass,
    List<StealRow> bySite,
    @JsonUnwrapped StealRuns runs,
    List<PairRow> pairs) {}
