package com.acme.turnstiles;

import com.acme.common.Backend;
import com.acme.common.Outcome;
import com.acme.common.PriceList;
import com.acme.common.Pricing;
import com.acme.common.Visitors;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ForkJoinPool;
import java.util.function.LongPredicate;
import org.apache.mina.filter.codec.ProtocolCodecFilter;
import org.apache.mina.filter.codec.textline.TextLineCodecFactory;
import org.apache.mina.filter.executor.ExecutorFilter;
import org.apache.mina.transport.socket.nio.NioSocketAcceptor;

/**
 * A MINA that says whether a ticket is good: it asks for it elsewhere, on threads for that
 * (threads) or where it reads (reading), or computes it in a pool of as many workers as the
 * argument says.
 */
public final class TurnstileServer {
  private static final int STEPS = 8 * Pricing.DETAILED;
  private static final PriceList FARES = new PriceList(STEPS);

  private TurnstileServer() {}

  public static void main(String[] args) throws Exception {
    boolean threads = args[0].equals("threads");
    boolean asks = threads || args[0].equals("reading");
    NioSocketAcceptor acceptor = new NioSocketAcceptor(1);
    acceptor.getSessionConfig().setTcpNoDelay(true);
    acceptor
        .getFilterChain()
        .addLast(
            "lines", new ProtocolCodecFilter(new TextLineCodecFactory(StandardCharsets.US_ASCII)));
    if (threads) {
      acceptor.getFilterChain().addLast("threads", new ExecutorFilter(16));
    } else if (!asks) {
      ForkJoinPool pool = new ForkJoinPool(Integer.parseInt(args[0]));
      acceptor.getFilterChain().addLast("pool", new ExecutorFilter(pool));
    }
    Backend registry = Backend.start(10);
    acceptor.setHandler(new TicketHandler(asks ? registry::ask : TurnstileServer::fare));
    acceptor.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    int port = acceptor.getLocalAddress().getPort();
    ThreadLocal<Turnstile> turnstiles = ThreadLocal.withInitial(() -> Turnstile.connected(port));
    LongPredicate check =
        asks
            ? ticket -> turnstiles.get().ask(ticket) == Backend.answerTo(ticket)
            : ticket -> FARES.right(ticket, turnstiles.get().ask(ticket));
    Visitors visitors = Visitors.visit(8, 0, 10, check);
    acceptor.unbind();
    Outcome.end(visitors.allRight(), "turnstiles: " + visitors.answered() + " tickets");
  }

  private static long fare(long ticket) {
    return Pricing.cents(PriceList.option(ticket), STEPS);
  }
}
