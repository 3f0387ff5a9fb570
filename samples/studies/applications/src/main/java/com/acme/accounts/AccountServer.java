package com.acme.accounts;

import com.acme.common.Backend;
import com.acme.common.Outcome;
import com.acme.common.Visitors;
import com.acme.common.Web;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.VirtualThreads;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** A Jetty whose handlers run on virtual threads. */
public final class AccountServer {
  private AccountServer() {}

  public static void main(String[] args) throws Exception {
    QueuedThreadPool threads = new QueuedThreadPool(16);
    threads.setVirtualThreadsExecutor(VirtualThreads.getDefaultVirtualThreadsExecutor());
    Server server = new Server(threads);
    ServerConnector connector = new ServerConnector(server, 1, 1);
    connector.setHost("127.0.0.1");
    server.addConnector(connector);
    server.setHandler(new AccountHandler(Backend.start(25)));
    server.start();
    int port = connector.getLocalPort();
    Visitors visitors =
        Visitors.visit(12, 0, 10, id -> Web.get(port, "/" + id) == Backend.answerTo(id));
    server.stop();
    Outcome.end(visitors.allRight(), "accounts: " + visitors.answered() + " answers");
  }
}
