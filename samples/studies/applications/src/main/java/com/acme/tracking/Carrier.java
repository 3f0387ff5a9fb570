package com.acme.tracking;

import com.acme.common.Backend;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The company that has the parcels. It is busy the first time that it is asked for some of them.
 */
final class Carrier {
  static final class Busy extends Exception {
    private static final long serialVersionUID = 1;
  }

  private final Backend backend;
  private final Map<Long, Boolean> askedBefore = new ConcurrentHashMap<>();

  private Carrier(Backend backend) {
    this.backend = backend;
  }

  static Carrier open() throws IOException {
    return new Carrier(Backend.start(4));
  }

  /** The depot where a parcel is. */
  long locate(long parcel) throws Busy {
    if (parcel % 4 == 0 && askedBefore.put(parcel, true) == null) {
      throw new Busy();
    }
    return backend.ask(parcel);
  }
}
