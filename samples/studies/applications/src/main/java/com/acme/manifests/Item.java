package com.acme.manifests;

/** What a ship carries, as Jackson reads it. */
public abstract class Item {
  public long number;
  public int grams;
  public String[] ports;

  abstract long fee();

  /** With a recipient. */
  public static final class Letter extends Item {
    public String recipient;

    @Override
    long fee() {
      return (long) recipient.length() + grams;
    }
  }

  /** With measures. */
  public static final class Parcel extends Item {
    public int[] measures;

    @Override
    long fee() {
      return (long) measures[0] * measures[1] * measures[2] / 100 + grams;
    }
  }

  /** With a count of what is on it. */
  public static final class Pallet extends Item {
    public int boxes;

    @Override
    long fee() {
      return boxes * 10L + grams;
    }
  }

  static String line(int number) {
    String common =
        "\"number\":" + number + ",\"grams\":" + number % 900 + ",\"ports\":[\"Kiel\",\"Oslo\"],";
    switch (number % 4) {
      case 0:
        return "{" + common + "\"recipient\":\"reader " + number % 100 + "\"}";
      case 1:
        return "{" + common + "\"measures\":[" + number % 60 + ",20,30]}";
      default:
        return "{" + common + "\"boxes\":" + number % 40 + "}";
    }
  }

  static long fee(int number) {
    switch (number % 4) {
      case 0:
        return (long) ("reader " + number % 100).length() + number % 900;
      case 1:
        return number % 60 * 6L + number % 900;
      default:
        return number % 40 * 10L + number % 900;
    }
  }
}
