package io.fjprobe.jmc;

import java.io.File;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Future;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.openjdk.jmc.common.item.IItemCollection;
import org.openjdk.jmc.common.unit.IQuantity;
import org.openjdk.jmc.common.unit.UnitLookup;
import org.openjdk.jmc.common.util.IPreferenceValueProvider;
import org.openjdk.jmc.flightrecorder.JfrLoaderToolkit;
import org.openjdk.jmc.flightrecorder.rules.IResult;
import org.openjdk.jmc.flightrecorder.rules.IRule;
import org.openjdk.jmc.flightrecorder.rules.ResultToolkit;
import org.openjdk.jmc.flightrecorder.rules.RuleRegistry;
import org.openjdk.jmc.flightrecorder.rules.TypedResult;
import org.openjdk.jmc.flightrecorder.rules.util.RulesToolkit;

/**
 * JMC without its windows: loads a recording, runs every rule on the class path, prints. After the
 * recording it takes preferences as a user sets them: identifier=percent.
 */
public final class JmcRun {

  private JmcRun() {}

  public static void main(String[] args) throws Exception {
    Logger.getLogger("org.openjdk.jmc").setLevel(Level.OFF);
    IItemCollection items = JfrLoaderToolkit.loadEvents(new File(args[0]));
    Map<IRule, Future<IResult>> results =
        RulesToolkit.evaluateParallel(RuleRegistry.getRules(), items, preferences(args), 0);
    for (Future<IResult> future : results.values()) {
      print(future.get());
    }
  }

  private static IPreferenceValueProvider preferences(String[] args) {
    Map<String, IQuantity> chosen = new HashMap<>();
    for (String preference : Arrays.asList(args).subList(1, args.length)) {
      String[] parts = preference.split("=");
      chosen.put(parts[0], UnitLookup.PERCENT.quantity(Double.parseDouble(parts[1])));
    }
    return new ChosenPreferences(chosen);
  }

  private static void print(IResult result) {
    IQuantity score = result.getResult(TypedResult.SCORE);
    System.out.println(
        String.join(
            "\t",
            result.getRule().getId(),
            result.getSeverity().name(),
            score == null ? "" : Long.toString(score.longValue()),
            text(result.getResult(FindingRule.POOL)),
            text(share(result)),
            text(result.getSummary()),
            text(ResultToolkit.populateMessage(result, result.getExplanation(), false)),
            text(result.getSolution())));
  }

  private static String share(IResult result) {
    IQuantity share = result.getResult(FindingRule.SHARE);
    return share == null ? "" : Double.toString(share.doubleValueIn(UnitLookup.PERCENT_UNITY));
  }

  private static String text(String text) {
    return text == null ? "" : text.replace("\n", "\\n");
  }
}
