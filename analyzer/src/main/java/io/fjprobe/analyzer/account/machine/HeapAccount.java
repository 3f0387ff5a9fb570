package io.fjprobe.analyzer.account.machine;

import org.jspecify.annotations.Nullable;

/**
 * The heap and what collects its garbage. Null: the recording does not say.
 *
 * @param collectors of the young and the old generation
 */
public record HeapAccount(
    @Nullable String collectors, @Nullable Integer gcThreads, @Nullable Long maxHeapBytes) {}
