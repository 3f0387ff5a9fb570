package io.fjprobe.bootstrap.probed;

/**
 * Marks {@code CompletableFuture} if it got our field while it was loaded, with span=on. Has no
 * methods: any class could call them. {@link PoolFields} reads the field.
 */
public interface JdkFuture {}
