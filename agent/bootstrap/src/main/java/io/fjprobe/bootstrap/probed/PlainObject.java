package io.fjprobe.bootstrap.probed;

import java.lang.ref.WeakReference;

/** Stands for a pool or a queue that has no fields of ours, and does not keep it. */
abstract class PlainObject extends WeakReference<Object> {

  final int hash;

  PlainObject(Object referent) {
    super(referent);
    this.hash = System.identityHashCode(referent);
  }
}
