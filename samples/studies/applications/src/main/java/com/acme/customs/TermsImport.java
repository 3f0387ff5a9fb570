package com.acme.customs;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.stream.XMLInputFactory;

/**
 * A parallel stream imports declarations whose terms are on a server of the customs office.
 * Woodstox reads them there (office), or gets a copy from this program (copy).
 */
public final class TermsImport {
  private static final int DECLARATIONS = 60;
  private static final String TERMS = "<good code=\"terms\" cents=\"1\"/>";

  private TermsImport() {}

  public static void main(String[] args) throws IOException {
    int port = office();
    XMLInputFactory factory = XMLInputFactory.newInstance();
    if (args[0].equals("copy")) {
      factory.setXMLResolver(
          (publicId, systemId, baseUri, namespace) ->
              new ByteArrayInputStream(TERMS.getBytes(StandardCharsets.US_ASCII)));
    }
    String beginning =
        "<!DOCTYPE declaration [<!ENTITY terms SYSTEM \"http://127.0.0.1:" + port + "/terms\">]>";
    List<String> texts =
        IntStream.range(0, DECLARATIONS)
            .mapToObj(number -> Declaration.text(number, beginning) + "&terms;</declaration>")
            .collect(Collectors.toList());
    long expected =
        IntStream.range(0, DECLARATIONS).mapToLong(n -> Declaration.expected(n) + 1).sum();
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long rounds = 0;
    while (shift.goesOn()) {
      right &=
          expected
              == texts.parallelStream().mapToLong(text -> Declaration.total(factory, text)).sum();
      rounds++;
    }
    Outcome.end(right && rounds > 0, "customs: " + rounds * DECLARATIONS + " with terms");
  }

  /** Answers after ten milliseconds, to anybody. */
  private static int office() throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    byte[] terms = TERMS.getBytes(StandardCharsets.US_ASCII);
    server.createContext(
        "/terms",
        exchange -> {
          try {
            Thread.sleep(10);
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
          exchange.sendResponseHeaders(200, terms.length);
          exchange.getResponseBody().write(terms);
          exchange.close();
        });
    server.setExecutor(
        Executors.newCachedThreadPool(
            action -> {
              Thread thread = new Thread(action, "customs-office");
              thread.setDaemon(true);
              return thread;
            }));
    server.start();
    return server.getAddress().getPort();
  }
}
