package io.fjprobe.bootstrap.span;

import io.fjprobe.bootstrap.probed.Key;

/** What classes of this package may look into tasks with. */
final class Inside {

  static final Key KEY = Key.given(new Inside());

  private Inside() {}
}
