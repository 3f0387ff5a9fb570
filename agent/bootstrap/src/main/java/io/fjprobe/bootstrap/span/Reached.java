package io.fjprobe.bootstrap.span;

import io.fjprobe.bootstrap.probed.KeptWithTask;

/** Of a stage of a CompletableFuture that has all that it needs, until it is in a queue. */
final class Reached implements KeptWithTask {

  /** What it needs, of two the longer one. */
  final Path path;

  Reached(Path path) {
    this.path = path;
  }
}
