package com.acme.photos;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * A parallel stream packs albums of eight hundred small pictures: all pictures of an album at once
 * (together), or one by one (single).
 */
public final class Archive {
  private static final int ALBUMS = 8;

  private Archive() {}

  public static void main(String[] args) throws Exception {
    Predicate<Album> packs = args[0].equals("together") ? Album::pack : Album::packOneByOne;
    List<Album> albums = new ArrayList<>();
    for (int album = 0; album < ALBUMS; album++) {
      albums.add(new Album(800, 200));
    }
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long packed = 0;
    while (shift.goesOn()) {
      right &= albums.parallelStream().filter(packs).count() == ALBUMS;
      packed += ALBUMS;
    }
    Outcome.end(right && packed > 0, "photos: " + packed + " archived");
  }
}
