package com.acme.labels;

import com.acme.common.Outcome;
import com.acme.common.PriceList;
import com.acme.common.Pricing;
import com.acme.common.Shift;
import java.util.stream.LongStream;
import org.apache.commons.pool2.impl.GenericObjectPool;

/**
 * Parallel streams engrave plates, most of a millisecond each, by engravers that they borrow; there
 * are as many engravers as the argument says.
 */
public final class EngravingShop {
  private static final int PLATES = 128;
  private static final int STEPS = 2 * Pricing.DETAILED;
  private static final PriceList DEPTHS = new PriceList(STEPS);
  private final GenericObjectPool<Machine> engravers;

  private EngravingShop(GenericObjectPool<Machine> engravers) {
    this.engravers = engravers;
  }

  public static void main(String[] args) {
    EngravingShop shop =
        new EngravingShop(
            Machine.machines(
                Integer.parseInt(args[0]), plate -> Pricing.cents(PriceList.option(plate), STEPS)));
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long orders = 0;
    while (shift.goesOn()) {
      right &= shop.order(orders * PLATES);
      orders++;
    }
    Outcome.end(right && orders > 0, "labels: " + orders + " orders engraved");
  }

  private boolean order(long first) {
    return LongStream.range(first, first + PLATES).parallel().filter(this::engraved).count()
        == PLATES;
  }

  private boolean engraved(long plate) {
    return DEPTHS.right(plate, Machine.made(engravers, plate));
  }
}
