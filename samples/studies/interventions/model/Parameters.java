import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;

/** What is fitted, each between bounds, on a logarithmic scale. */
record Parameters(double[] value) {
  enum Name {
    NEAR(6, 90),
    FAR(80, 350),
    AHEAD(0.03, 1),
    FENCE(1, 8),
    PUSH(20, 65),
    TASK(3, 40),
    NOISE(0.05, 0.95),
    LOOK(0.5, 8),
    PAUSE(4, 45),
    UNPARK(700, 12_000),
    WAKE(5000, 60_000),
    SLICE(700_000, 4_000_000);

    final double low;
    final double high;

    Name(double low, double high) {
      this.low = low;
      this.high = high;
    }

    double bounded(double value) {
      return Math.max(low, Math.min(high, value));
    }
  }

  /** Medians of what was measured before the runs of these states. */
  static final double NEAR_HANDOVER = 72;

  static final double FAR_HANDOVER = 228;
  static final double READ_SHARE = 0.3; // matters with more than two CPUs only

  // not fitted: 170 us for each worker more with one CPU, and what Linux takes as a rule
  private static final double CREATE = 60_000;
  private static final double START = 60_000;
  private static final double EXIT = 50_000;
  private static final double PARK = 1500;
  private static final double CHANGE = 1500;

  double of(Name name) {
    return value[name.ordinal()];
  }

  /** Where the harness measures such a handover: on lines through what was fitted. */
  double transferAt(double handover) {
    double near = of(Name.NEAR);
    return handover <= NEAR_HANDOVER
        ? near * handover / NEAR_HANDOVER
        : near
            + (of(Name.FAR) - near) * (handover - NEAR_HANDOVER) / (FAR_HANDOVER - NEAR_HANDOVER);
  }

  Costs costs(String state) {
    double transfer = state.equals("far") ? of(Name.FAR) : of(Name.NEAR);
    return costs(transfer, READ_SHARE);
  }

  Costs costs(double transfer, double readShare) {
    return new Costs(
        transfer,
        readShare,
        of(Name.AHEAD),
        of(Name.FENCE),
        of(Name.PUSH),
        of(Name.TASK),
        of(Name.NOISE),
        of(Name.LOOK),
        of(Name.PAUSE),
        PARK,
        of(Name.UNPARK),
        of(Name.WAKE),
        CHANGE,
        of(Name.SLICE),
        CREATE,
        START,
        EXIT);
  }

  static Parameters random(Random random) {
    double[] value = new double[Name.values().length];
    for (Name name : Name.values()) {
      value[name.ordinal()] = name.low * Math.pow(name.high / name.low, random.nextDouble());
    }
    return new Parameters(value);
  }

  /** Some of them moved a little, some towards another. */
  Parameters child(Parameters other, Random random) {
    double[] child = value.clone();
    double scale = Math.exp(-3 * random.nextDouble());
    for (Name name : Name.values()) {
      int i = name.ordinal();
      if (random.nextInt(3) == 0) {
        double towards = Math.pow(other.value[i] / value[i], random.nextDouble());
        child[i] = name.bounded(value[i] * towards * Math.exp(scale * random.nextGaussian()));
      }
    }
    return new Parameters(child);
  }

  /** With one of them set to a value, by NAME=VALUE. */
  Parameters with(String setting) {
    String[] part = setting.split("=");
    double[] changed = value.clone();
    changed[Name.valueOf(part[0].toUpperCase(Locale.ROOT)).ordinal()] = Double.parseDouble(part[1]);
    return new Parameters(changed);
  }

  static Parameters parse(String line) {
    return new Parameters(
        Arrays.stream(line.trim().split("\t")).skip(1).mapToDouble(Double::parseDouble).toArray());
  }

  static String header() {
    List<String> names = new ArrayList<>(List.of("# error"));
    Arrays.stream(Name.values()).forEach(name -> names.add(name.name().toLowerCase(Locale.ROOT)));
    return String.join("\t", names);
  }

  @Override
  public String toString() {
    return Arrays.stream(value)
        .mapToObj(number -> String.format(Locale.ROOT, "%.4g", number))
        .collect(Collectors.joining("\t"));
  }
}
