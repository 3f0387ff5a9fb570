package io.fjprobe.analyzer.recording.jmc;

import io.fjprobe.analyzer.recording.chunk.BrokenChunkException;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.openjdk.jmc.flightrecorder.CouldNotLoadRecordingException;
import org.openjdk.jmc.flightrecorder.JfrLoaderToolkit;

/** The parser of JDK Mission Control. */
public final class JmcParser {

  /** This field keeps the logger, since a logger that nobody holds forgets its level. */
  private static final Logger LOG = Logger.getLogger("org.openjdk.jmc");

  static {
    LOG.setLevel(Level.OFF); // it warns of each field that is newer than the parser
  }

  private JmcParser() {}

  /**
   * @param chunk all its bytes, and nothing after them
   * @param events know after which event it was that the parser gave up
   */
  public static void parse(InputStream chunk, ParsedEvents events) throws BrokenChunkException {
    try {
      JfrLoaderToolkit.loadEvents(chunk, List.of(events));
    } catch (OutOfMemoryError e) {
      throw new BrokenChunkException("too large for the heap; try again with JAVA_OPTS=-Xmx1g", e);
    } catch (CouldNotLoadRecordingException
        | IOException
        | RuntimeException
        | StackOverflowError e) {
      throw new BrokenChunkException(e + events.place(), e);
    }
  }
}
