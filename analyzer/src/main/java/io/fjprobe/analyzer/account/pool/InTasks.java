package io.fjprobe.analyzer.account.pool;

import io.fjprobe.analyzer.account.blocking.BlockingAccount;
import io.fjprobe.analyzer.account.code.CodeAccount;
import io.fjprobe.analyzer.account.code.SpinAccount;

/**
 * What workers do in tasks.
 *
 * @param blocking outside the pool's own waits
 * @param code of the tasks, by line
 * @param spins where tasks wait by spinning
 */
public record InTasks(BlockingAccount blocking, CodeAccount code, SpinAccount spins) {}
