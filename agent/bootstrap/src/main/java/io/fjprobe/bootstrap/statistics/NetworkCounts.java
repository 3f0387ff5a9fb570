package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.event.NetworkStatisticsEvent;
import io.fjprobe.bootstrap.guard.Suppressed;

/**
 * What the operating system knows of connections. Somebody else reads it: files are not for classes
 * of the bootstrap loader.
 */
public final class NetworkCounts {

  /** Reads what the system counts. */
  public interface Reader {

    /** Sets the numbers of the event. False if the system does not tell any. */
    boolean read(NetworkStatisticsEvent event);
  }

  private static volatile Reader reader;

  private NetworkCounts() {}

  /**
   * @param reader null: there is none
   */
  public static void readBy(Reader reader) {
    NetworkCounts.reader = reader;
  }

  static void emit(String trigger) {
    Reader current = reader;
    if (current == null) {
      return;
    }
    NetworkStatisticsEvent event = new NetworkStatisticsEvent();
    try {
      if (event.isEnabled() && current.read(event)) {
        event.trigger = trigger;
        event.commit();
      }
    } catch (SecurityException e) {
      reader = null; // whoever asks may not look
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }
}
