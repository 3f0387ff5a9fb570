package io.fjprobe.analyzer.account.machine;

/**
 * The heap and what collects its garbage. Null: the recording does not say.
 *
 * @param collectors of the young and the old generation
 */
public record HeapAccount(String collectors, Integer gcThreads, Long maxHeapBytes) {}
