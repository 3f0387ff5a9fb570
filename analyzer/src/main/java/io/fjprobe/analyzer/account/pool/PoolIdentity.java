package io.fjprobe.analyzer.account.pool;

import io.fjprobe.analyzer.contract.PoolKind;
import java.util.List;

/**
 * Which pool it is, and how it was made.
 *
 * @param ids the agent's numbers of the pools
 * @param parallelism of one of the pools
 */
public record PoolIdentity(
    String name, List<Integer> ids, PoolKind kind, int parallelism, boolean asyncMode) {}
