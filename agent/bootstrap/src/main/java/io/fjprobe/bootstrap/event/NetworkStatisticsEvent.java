package io.fjprobe.bootstrap.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** What TCP made connections wait for; cumulative. Only Linux tells it. */
@Name("fjprobe.NetworkStatistics")
@Label("Network Statistics")
@Category({"Fork/Join", "Network"})
@Description(
    "How often TCP made connections wait, as Linux counts it; cumulative. Other processes of the same network namespace are in it.")
@StackTrace(false)
public final class NetworkStatisticsEvent extends Event {

  @Label("Trigger")
  @Description("Period, chunk, exit, or mark")
  public String trigger;

  @Label("Delayed Acknowledgements")
  @Description(
      "Acknowledgements that were sent when a timer ran out, which takes 40 ms or longer. Who writes twice and then reads may wait for them, unless TCP_NODELAY is set. -1: not recorded")
  public long delayedAcks;

  @Label("Retransmission Timeouts")
  @Description(
      "Times that something was sent again because no answer came, which takes 200 ms or longer, and 1 s where a connection begins. -1: not recorded")
  public long retransmissionTimeouts;

  @Label("Listen Overflows")
  @Description(
      "Attempts to connect that failed because too many waited to be accepted; whoever asks tries again after 1 s. -1: not recorded")
  public long listenOverflows;
}
