package io.fjprobe.analyzer.account.pool;

import io.fjprobe.analyzer.account.time.LoadSpread;
import io.fjprobe.analyzer.account.time.TimeAccount;
import io.fjprobe.analyzer.account.time.WorkerTime;
import org.jspecify.annotations.Nullable;

/**
 * The time of the pool's workers.
 *
 * @param time as the workers measure it
 * @param account split without overlap and remainder
 * @param spread null when not recorded
 */
public record PoolTime(WorkerTime time, TimeAccount account, @Nullable LoadSpread spread) {}
