package com.acme.photos;

import com.acme.common.Outcome;
import com.acme.common.Staff;

/**
 * Two threads of a plain executor pack albums of ten pictures: themselves (here), or by a thread of
 * zip4j whose progress they look at (background).
 */
public final class AlbumShop {
  private AlbumShop() {}

  public static void main(String[] args) throws Exception {
    boolean here = args[0].equals("here");
    ThreadLocal<Album> albums =
        ThreadLocal.withInitial(
            () -> {
              try {
                return new Album(10, 20_000);
              } catch (java.io.IOException e) {
                throw new java.io.UncheckedIOException(e);
              }
            });
    long packed =
        Staff.work(2, 10, number -> here ? albums.get().pack() : albums.get().packInBackground());
    Outcome.end(packed > 0, "photos: " + packed + " albums");
  }
}
