package io.fjprobe.bootstrap.metrics;

import io.fjprobe.bootstrap.probed.Key;

/** What classes of this package may look into pools with. */
final class Inside {

  static final Key KEY = Key.given(new Inside());

  private Inside() {}
}
