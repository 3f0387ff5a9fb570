package io.fjprobe.analyzer.account.machine;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.fjprobe.analyzer.account.number.Row;
import org.jspecify.annotations.Nullable;

/**
 * Garbage and its collection. Null: not recorded.
 *
 * @param pauses null when there is no such event, which is also so when there was no collection
 * @param share of the time of the window, 0 to 1
 * @param calledFor pauses of collections that somebody asked for by System.gc(); null when there
 *     were none, or it is not known
 * @param heldUp pauses of collections that had to wait until native code released an object; who
 *     needed memory waited too. Null when there were none, or it is not known
 * @param callers who called System.gc(); null when nobody did, or it is not known
 * @param heapAfterGc null when there was no collection, or it is not recorded
 * @param allocatedBytes between collections that lie in the window: at least so much
 * @param allocations who allocates, by samples; null when there is no sample
 */
public record GcAccount(
    @JsonProperty("gcPauses") @Nullable Row pauses,
    @JsonProperty("gcShare") @Nullable Double share,
    @JsonProperty("gcCalledFor") @Nullable Row calledFor,
    @JsonProperty("gcHeldUp") @Nullable Row heldUp,
    @JsonProperty("gcCallers") @Nullable GcCallers callers,
    @Nullable HeapAfterGc heapAfterGc,
    @Nullable Long allocatedBytes,
    @Nullable AllocationAccount allocations) {}
