package io.fjprobe.analyzer.recording.file;

import java.util.Locale;

/**
 * Which reader takes chunks. A system property chooses one, to compare them; users need not know.
 */
enum ReaderChoice {
  /** Our own, and JDK Mission Control's parser for chunks that ours does not read. */
  BOTH,
  /** Our own alone. */
  OWN,
  /** JDK Mission Control's parser alone. */
  JMC;

  static final String PROPERTY = "fjprobe.reader";

  static ReaderChoice now() {
    return valueOf(System.getProperty(PROPERTY, BOTH.name()).toUpperCase(Locale.ROOT));
  }
}
