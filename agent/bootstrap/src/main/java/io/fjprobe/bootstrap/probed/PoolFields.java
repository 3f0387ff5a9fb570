package io.fjprobe.bootstrap.probed;

/**
 * Reads the fields of pools and queues whose classes were loaded before the agent. The weaver
 * writes the class that implements it, into the pool's own package: calls cost what a getter costs.
 */
public interface PoolFields {

  Object[] queues(Object pool);

  String workerNamePrefix(Object pool);

  Thread owner(Object queue);

  int indexBits(Object queue);

  int base(Object queue);

  int top(Object queue);

  Object[] array(Object queue);
}
