package io.fjprobe.analyzer.recording.moment;

import io.fjprobe.analyzer.recording.stack.ApplicationCode;

/** Who waits, and who lets it go on. */
public record ReleaseKey(BoxKey released, BoxKey by) {

  ReleaseKey named(ApplicationCode code) {
    return new ReleaseKey(released.named(code), by.named(code));
  }
}
