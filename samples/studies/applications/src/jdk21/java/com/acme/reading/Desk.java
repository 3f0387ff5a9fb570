package com.acme.reading;

import fi.iki.elonen.NanoHTTPD;
import java.io.IOException;
import java.util.concurrent.ExecutorService;

/** A NanoHTTPD that answers each reader on a thread of its own. */
final class Desk extends NanoHTTPD {
  private final Catalogue catalogue;

  Desk(Catalogue catalogue, ExecutorService readers) {
    super("127.0.0.1", 0);
    this.catalogue = catalogue;
    setAsyncRunner(new Runner(readers));
  }

  void open() throws IOException {
    start(SOCKET_READ_TIMEOUT, true);
  }

  @Override
  public Response serve(IHTTPSession session) {
    long number = Long.parseLong(session.getParameters().get("number").get(0));
    long answer =
        switch (session.getUri()) {
          case "/list" -> catalogue.list(number);
          case "/short-list" -> catalogue.inPool(number);
          default -> catalogue.title(number);
        };
    return newFixedLengthResponse(Long.toString(answer));
  }

  private record Runner(ExecutorService readers) implements AsyncRunner {
    @Override
    public void closeAll() {
      readers.shutdownNow();
    }

    @Override
    public void closed(ClientHandler handler) {}

    @Override
    public void exec(ClientHandler handler) {
      readers.execute(handler);
    }
  }
}
