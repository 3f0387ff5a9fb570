package io.fjprobe.bootstrap.probed;

/**
 * Marks {@code ForkJoinTask} if it got our fields while it was loaded, at level=full. Has no
 * methods: any class could call them. {@link PoolFields} reads the fields.
 */
public interface JdkTask {}
