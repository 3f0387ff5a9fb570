package com.acme.auction;

import com.acme.common.Outcome;
import com.acme.common.Staff;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.LongPredicate;

/**
 * Four threads of a plain executor bid in an auction: by a connection each, over which they send at
 * once (kept) or as sockets do by default (default), or by a new connection for each bid (new).
 */
public final class Bids {
  private static final int BIDDERS = 4;
  private final SynchronousQueue<String> answers = new SynchronousQueue<>();
  private final Bidder bidder;

  private Bids(int port, boolean noDelay) {
    bidder =
        Bidder.connected(
            port,
            noDelay,
            answer -> {
              try {
                answers.put(answer);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            });
  }

  public static void main(String[] args) throws Exception {
    boolean noDelay = !args[0].equals("default");
    int port = new AuctionServer(noDelay).open().getPort();
    ThreadLocal<Bids> kept = ThreadLocal.withInitial(() -> new Bids(port, noDelay));
    LongPredicate bid =
        args[0].equals("new") ? number -> once(port, number) : number -> kept.get().bid(number);
    long made = Staff.work(BIDDERS, 10, bid);
    Outcome.end(made > 0, "auction: " + made + " bids");
  }

  private static boolean once(int port, long number) {
    Bids bids = new Bids(port, true);
    try {
      return bids.bid(number);
    } finally {
      bids.bidder.close();
    }
  }

  private boolean bid(long number) {
    long lot = number % 100;
    bidder.send("lot " + lot);
    bidder.send("bid " + number);
    try {
      return (lot + ":" + number).equals(answers.poll(10, TimeUnit.SECONDS));
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
