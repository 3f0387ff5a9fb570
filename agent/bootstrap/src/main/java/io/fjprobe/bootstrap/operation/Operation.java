package io.fjprobe.bootstrap.operation;

/** Methods of which one call is one operation: it is counted and timed. */
public final class Operation extends NamedMethods {

  final AsyncTally async = new AsyncTally();

  Operation(int id, String name) {
    super(id, name);
  }
}
