package io.fjprobe.bootstrap.probed;

/**
 * Marks {@code ForkJoinPool.WorkQueue} if it got our fields while it was loaded. Has no methods:
 * any class could call them. {@link PoolFields} reads the fields.
 */
public interface JdkQueue {}
