package io.fjprobe.bootstrap.probed;

import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;

/**
 * Finds what stands for an object by the object's identity. A reader takes no step more than once
 * and a writer replaces one short array by compare-and-set; objects that are gone are dropped then.
 */
final class SideTable<T extends PlainObject> {

  private static final int BUCKETS = 256; // a power of two

  private final AtomicReferenceArray<PlainObject[]> buckets = new AtomicReferenceArray<>(BUCKETS);
  private final Function<Object, T> maker;

  SideTable(Function<Object, T> maker) {
    this.maker = maker;
  }

  T get(Object key) {
    int hash = System.identityHashCode(key);
    T found = find(buckets.get(bucket(hash)), key, hash);
    return found != null ? found : add(maker.apply(key), key, hash);
  }

  private T add(T fresh, Object key, int hash) {
    int bucket = bucket(hash);
    while (true) {
      PlainObject[] before = buckets.get(bucket);
      T found = find(before, key, hash);
      if (found != null) {
        return found;
      }
      if (buckets.compareAndSet(bucket, before, with(before, fresh))) {
        return fresh;
      }
    }
  }

  /** The hash is compared first: to look at a weak reference may keep its object for a while. */
  @SuppressWarnings("unchecked")
  private T find(PlainObject[] objects, Object key, int hash) {
    if (objects != null) {
      for (PlainObject each : objects) {
        if (each.hash == hash && each.get() == key) {
          return (T) each;
        }
      }
    }
    return null;
  }

  private static PlainObject[] with(PlainObject[] before, PlainObject fresh) {
    int live = 0;
    PlainObject[] kept = new PlainObject[before == null ? 0 : before.length];
    for (int i = 0; i < kept.length; i++) {
      if (before[i].get() != null) {
        kept[live++] = before[i];
      }
    }
    PlainObject[] after = new PlainObject[live + 1];
    System.arraycopy(kept, 0, after, 0, live);
    after[live] = fresh;
    return after;
  }

  void clear() {
    for (int i = 0; i < BUCKETS; i++) {
      buckets.set(i, null);
    }
  }

  /** Of objects that were not seen to be gone. */
  int size() {
    int size = 0;
    for (int i = 0; i < BUCKETS; i++) {
      PlainObject[] bucket = buckets.get(i);
      size += bucket == null ? 0 : bucket.length;
    }
    return size;
  }

  private static int bucket(int hash) {
    return (hash ^ hash >>> 16) & (BUCKETS - 1);
  }
}
