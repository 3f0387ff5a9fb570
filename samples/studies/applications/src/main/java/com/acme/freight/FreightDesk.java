package com.acme.freight;

import com.acme.common.Backend;
import com.acme.common.Outcome;
import com.acme.common.Visitors;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.http.client.methods.HttpGet;
import org.apache.http.impl.client.CloseableHttpClient;
import org.apache.http.impl.client.HttpClients;
import org.apache.http.util.EntityUtils;

/**
 * Asks carriers by HttpClient what a load costs: sixteen customers on threads of their own, with as
 * many connections as they need (enough) or as many as HttpClient has by default (default); or two
 * customers who ask eight carriers each, all at once (combined) or one by one (futures).
 */
public final class FreightDesk {
  private static final int CARRIERS = 8;
  private final ExecutorService askers = Executors.newFixedThreadPool(2 * CARRIERS);
  private final CloseableHttpClient client;
  private final String address;

  private FreightDesk(CloseableHttpClient client, String address) {
    this.client = client;
    this.address = address;
  }

  public static void main(String[] args) throws Exception {
    CloseableHttpClient client =
        args[0].equals("default")
            ? HttpClients.createDefault()
            : HttpClients.custom().setMaxConnPerRoute(32).setMaxConnTotal(32).build();
    FreightDesk desk = new FreightDesk(client, Carriers.open().address());
    Visitors visitors;
    switch (args[0]) {
      case "combined":
        visitors = Visitors.visit(2, 2, 10, load -> desk.combined(load * CARRIERS));
        break;
      case "futures":
        visitors = Visitors.visit(2, 2, 10, load -> desk.oneByOne(load * CARRIERS));
        break;
      default:
        visitors = Visitors.visit(16, 0, 10, load -> desk.rate(load) == Backend.answerTo(load));
    }
    Outcome.end(visitors.allRight(), "freight: " + visitors.answered() + " loads");
  }

  private long rate(long load) {
    try {
      return client.execute(
          new HttpGet(address + load),
          response -> Long.parseLong(EntityUtils.toString(response.getEntity())));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private boolean combined(long first) {
    List<CompletableFuture<Long>> rates = new ArrayList<>();
    for (long load = first; load < first + CARRIERS; load++) {
      long asked = load;
      rates.add(CompletableFuture.supplyAsync(() -> rate(asked), askers));
    }
    boolean right = true;
    for (int carrier = 0; carrier < CARRIERS; carrier++) {
      right &= rates.get(carrier).join() == Backend.answerTo(first + carrier);
    }
    return right;
  }

  private boolean oneByOne(long first) {
    boolean right = true;
    for (long load = first; load < first + CARRIERS; load++) {
      long asked = load;
      right &= CompletableFuture.supplyAsync(() -> rate(asked)).join() == Backend.answerTo(load);
    }
    return right;
  }
}
