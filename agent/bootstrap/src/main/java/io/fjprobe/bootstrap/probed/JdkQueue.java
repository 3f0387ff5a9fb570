package io.fjprobe.bootstrap.probed;

/**
 * Marks {@code ForkJoinPool.WorkQueue} where it got fields of ours while it was loaded. Has no
 * methods: what any class can name, any class can call. {@link PoolFields} reads the fields.
 */
public interface JdkQueue {}
