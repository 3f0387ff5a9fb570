package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.compare.contrast.InSamples;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.result.Comparison;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.function.DoubleFunction;

/** What samples show more of on the slow side: code that runs for longer, and objects. */
final class InSamplesText {

  private final Comparison comparison;

  InSamplesText(Comparison comparison) {
    this.comparison = comparison;
  }

  void print(Page page) {
    InSamples samples = comparison.observed().inSamples();
    // otherwise samples show other code than what takes longer
    if (comparison.time().unsampled() == null && !samples.longerCode().isEmpty()) {
      Table table = table("Threads run for longer in");
      samples
          .longerCode()
          .forEach(
              row ->
                  add(
                      table,
                      MomentWording.withoutPackage(row.method()),
                      row.nanos(),
                      Wording::time));
      table.printTo(page);
    }
    if (!samples.allocatedMore().isEmpty()) {
      Table table = table("More is allocated of");
      samples
          .allocatedMore()
          .forEach(row -> add(table, row.shortType(), row.bytes(), Wording::bytes));
      table.printTo(page);
    }
  }

  private Table table(String title) {
    return new Table(
        title + ", by samples, " + comparison.compared().unitOfWork().per(),
        comparison.compared().base().label(),
        comparison.compared().next().label());
  }

  private static void add(
      Table table, String name, BySide<Double> numbers, DoubleFunction<String> text) {
    table.row(name, cell(numbers.base(), text), cell(numbers.next(), text));
  }

  /** Samples prove no 0. */
  private static String cell(double number, DoubleFunction<String> text) {
    return number == 0 ? "no sample" : text.apply(number);
  }
}
