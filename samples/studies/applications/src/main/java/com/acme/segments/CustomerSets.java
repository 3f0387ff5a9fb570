package com.acme.segments;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.roaringbitmap.RoaringBitmap;

/** Sets of customers that are made up. */
final class CustomerSets {
  private CustomerSets() {}

  static List<RoaringBitmap> some(int sets) {
    SplittableRandom random = new SplittableRandom(3);
    List<RoaringBitmap> all = new ArrayList<>();
    for (int set = 0; set < sets; set++) {
      RoaringBitmap customers = new RoaringBitmap();
      for (int i = 0; i < 20_000; i++) {
        customers.add(random.nextInt(1_000_000));
      }
      all.add(customers);
    }
    return all;
  }
}
