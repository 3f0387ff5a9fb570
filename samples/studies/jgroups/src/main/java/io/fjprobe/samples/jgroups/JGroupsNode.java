package io.fjprobe.samples.jgroups;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.jgroups.Address;
import org.jgroups.JChannel;
import org.jgroups.Message;
import org.jgroups.Version;
import org.jgroups.blocks.MethodCall;
import org.jgroups.blocks.RequestOptions;
import org.jgroups.blocks.ResponseMode;
import org.jgroups.util.Rsp;
import org.jgroups.util.RspList;

/** One member of the group; the first one lets all measure and prints the sum. */
public final class JGroupsNode {
  /** Printed when others may be started: two that start at once may both found a group. */
  private static final String JOINED = "joined";

  private static final long JOIN_MILLIS = 60_000;
  private static final long LEAVE_MILLIS = 20_000;
  private static final long LOOK_MILLIS = 500;
  private static final long SLACK_MILLIS = 60_000;

  private final Settings settings;
  private final JChannel channel;
  private final Member member;

  private JGroupsNode(Settings settings, JChannel channel) {
    this.settings = settings;
    this.channel = channel;
    this.member = new Member(settings, channel);
  }

  /** Exits with 0, or with 1 and a line that says why. */
  public static void main(String[] args) {
    try {
      Settings settings = new Settings(args);
      try (JChannel channel = Stack.open(settings)) {
        new JGroupsNode(settings, channel).run();
      }
      System.exit(0);
    } catch (Exception e) {
      System.err.println("jgroups: " + e);
      System.exit(1);
    }
  }

  private void run() throws Exception {
    channel.connect("uperf");
    System.out.println(JOINED);
    awaitMembers(settings.nodes, JOIN_MILLIS);
    long patience = settings.warmupMillis + settings.measuredMillis + SLACK_MILLIS;
    if (channel.getView().getMembers().get(0).equals(channel.getAddress())) {
      print(measureAll(patience));
      endAll();
      awaitMembers(1, LEAVE_MILLIS); // who leaves asks the first member to let it go
    } else {
      awaitEnd();
    }
  }

  /** It comes, or the first member goes, and says itself why. */
  private void awaitEnd() throws InterruptedException {
    Address first = channel.getView().getMembers().get(0);
    while (!member.awaitEnd(LOOK_MILLIS)) {
      if (!channel.getView().containsMember(first)) {
        throw new IllegalStateException("the first member is gone");
      }
    }
  }

  private void awaitMembers(int count, long millis) throws InterruptedException {
    long begin = System.nanoTime();
    while (channel.getView().size() != count) {
      if (System.nanoTime() - begin > TimeUnit.MILLISECONDS.toNanos(millis)) {
        throw new IllegalStateException(
            "after " + millis + " ms not " + count + " members but " + channel.getView());
      }
      Thread.sleep(20);
    }
  }

  /** Out of band, for otherwise requests of the first member would wait behind this one. */
  private RspList<Object> measureAll(long patience) throws Exception {
    RequestOptions options =
        new RequestOptions(ResponseMode.GET_ALL, patience).setFlags(Message.Flag.OOB);
    RspList<Object> replies =
        member.dispatcher().callRemoteMethods(null, new MethodCall(Calls.MEASURE), options);
    for (Rsp<Object> reply : replies.values()) {
      if (!reply.wasReceived() || reply.hasException()) {
        throw new IllegalStateException("a member failed: " + reply, reply.getException());
      }
    }
    return replies;
  }

  /** Without replies, for who ends may be gone before its reply is sent. */
  private void endAll() throws Exception {
    RequestOptions options =
        new RequestOptions(ResponseMode.GET_NONE, 0).setFlags(Message.Flag.OOB);
    member.dispatcher().callRemoteMethods(null, new MethodCall(Calls.END), options);
  }

  private void print(RspList<Object> replies) {
    long requests = 0;
    long nanos = 0;
    for (Object reply : replies.getResults()) {
      requests += ((long[]) reply)[0];
      nanos += ((long[]) reply)[1];
    }
    double perNode = requests * 1e9 / nanos;
    System.out.println(
        String.format(
            Locale.ROOT,
            "JGroups %s: %d requests, %,.0f requests/s, %,.0f per node (higher is better)",
            Version.printVersion(),
            requests,
            perNode * replies.size(),
            perNode));
  }
}
