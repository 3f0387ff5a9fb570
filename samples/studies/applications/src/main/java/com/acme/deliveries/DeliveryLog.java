package com.acme.deliveries;

import com.acme.common.Outcome;
import com.acme.common.PriceList;
import com.acme.common.Pricing;
import com.acme.common.Staff;
import java.io.File;
import org.tinylog.Logger;
import org.tinylog.configuration.Configuration;

/**
 * Eight threads of a plain executor deliver parcels, and tinylog writes a line about each: to a
 * file that only this program writes, with a buffer (buffered), or to one that several programs may
 * append to (shared).
 */
public final class DeliveryLog {
  private static final int DRIVERS = 8;
  private static final int STEPS = 1_000;
  private static final PriceList CHARGES = new PriceList(STEPS);

  private DeliveryLog() {}

  public static void main(String[] args) throws Exception {
    File file = File.createTempFile("deliveries", ".log");
    file.deleteOnExit();
    Configuration.set("writer.file", file.getPath());
    Configuration.set("writer.format", "{date: HH:mm:ss} {message}");
    if (args[0].equals("shared")) {
      Configuration.set("writer", "shared file");
      Configuration.set("writer.append", "true");
    } else {
      Configuration.set("writer", "file");
      Configuration.set("writer.buffered", "true");
    }
    long delivered =
        Staff.work(
            DRIVERS,
            10,
            parcel -> {
              long cents = Pricing.cents(PriceList.option(parcel), STEPS);
              Logger.info("parcel {}: {} cents", parcel, cents);
              return CHARGES.right(parcel, cents);
            });
    Outcome.end(delivered > 0 && file.length() > 0, "deliveries: " + delivered + " logged");
  }
}
