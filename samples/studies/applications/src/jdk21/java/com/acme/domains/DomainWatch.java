package com.acme.domains;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.xbill.DNS.Lookup;
import org.xbill.DNS.SimpleResolver;

/**
 * Looks up addresses of shops on virtual threads: a new one for each (each), or on a fixed number of
 * them, which the argument is.
 */
public final class DomainWatch {
  private static final int SHOPS = 160;
  private final SimpleResolver resolver = NameServer.start(true).resolver();

  private DomainWatch() throws Exception {}

  public static void main(String[] args) throws Exception {
    DomainWatch watch = new DomainWatch();
    ExecutorService threads =
        args[0].equals("each")
            ? Executors.newVirtualThreadPerTaskExecutor()
            : Executors.newFixedThreadPool(
                Integer.parseInt(args[0]), Thread.ofVirtual().name("watch-", 0).factory());
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long checked = 0;
    while (shift.goesOn()) {
      List<Callable<Boolean>> lookups = new ArrayList<>();
      for (long shop = checked; shop < checked + SHOPS; shop++) {
        long number = shop;
        lookups.add(() -> watch.lookUp(number));
      }
      for (Future<Boolean> lookup : threads.invokeAll(lookups)) {
        right &= lookup.get();
      }
      checked += SHOPS;
    }
    Outcome.end(right && checked > 0, "domains: " + checked + " watched");
  }

  private boolean lookUp(long shop) {
    Lookup lookup = NameServer.lookup(shop);
    lookup.setResolver(resolver);
    return NameServer.right(shop, lookup.run());
  }
}
