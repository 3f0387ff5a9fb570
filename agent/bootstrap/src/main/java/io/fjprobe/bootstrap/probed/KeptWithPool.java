package io.fjprobe.bootstrap.probed;

/**
 * What the agent keeps with a pool, in a field of it where it has one. Empty: only hooks know more.
 */
public interface KeptWithPool {}
