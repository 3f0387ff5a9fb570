package com.acme.manifests;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Jackson reads manifests of ships: in a parallel stream that looks at the kind of an item (kinds)
 * or tries one after the other (tries), on the main thread in batches (batches) that are followed
 * by a collection (tidy), or beside others that are kept in memory (kept).
 */
public final class ManifestImport {
  private static final int ITEMS = 4_000;
  private static final int KEPT = 18_000;
  private final ObjectMapper mapper = new ObjectMapper();
  private final List<String> lines =
      IntStream.range(0, ITEMS).mapToObj(Item::line).collect(Collectors.toList());

  private ManifestImport() {}

  public static void main(String[] args) {
    ManifestImport manifests = new ManifestImport();
    LongSupplier round = manifests.round(args[0]);
    long expected = IntStream.range(0, ITEMS).mapToLong(Item::fee).sum();
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long rounds = 0;
    while (shift.goesOn()) {
      right &= expected == round.getAsLong();
      rounds++;
    }
    Outcome.end(right && rounds > 0, "manifests: " + rounds + " imported");
  }

  private LongSupplier round(String how) {
    switch (how) {
      case "kinds":
        return () -> inParallel(this::known);
      case "tries":
        return () -> inParallel(this::tried);
      case "batches":
        return this::batch;
      case "tidy":
        return () -> {
          long fees = batch();
          System.gc();
          return fees;
        };
      default:
        List<JsonNode> kept =
            IntStream.range(0, KEPT)
                .mapToObj(Item::line)
                .map(this::tree)
                .collect(Collectors.toList());
        return () -> kept.size() == KEPT ? inParallel(this::known) : -1;
    }
  }

  private long inParallel(ToLongFunction<String> fee) {
    return lines.parallelStream().mapToLong(fee).sum();
  }

  private long batch() {
    return lines.stream().mapToLong(this::known).sum();
  }

  private JsonNode tree(String line) {
    try {
      return mapper.readTree(line);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private long known(String line) {
    Class<? extends Item> kind =
        line.contains("\"boxes\"")
            ? Item.Pallet.class
            : line.contains("\"measures\"") ? Item.Parcel.class : Item.Letter.class;
    try {
      return mapper.readValue(line, kind).fee();
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private long tried(String line) {
    try {
      try {
        return mapper.readValue(line, Item.Letter.class).fee();
      } catch (UnrecognizedPropertyException noLetter) {
        try {
          return mapper.readValue(line, Item.Parcel.class).fee();
        } catch (UnrecognizedPropertyException noParcel) {
          return mapper.readValue(line, Item.Pallet.class).fee();
        }
      }
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}
