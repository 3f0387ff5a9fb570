package io.fjprobe.workloads.jmh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.testing.SmallSizes;
import io.fjprobe.workloads.Workloads;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.UsageException;
import io.fjprobe.workloads.run.workload.NamedWorkload;
import io.fjprobe.workloads.run.workload.Workload;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Every workload that JMH finds. */
class BenchmarksTest {
  private static final IterationParams ONE =
      new IterationParams(IterationType.MEASUREMENT, 1, TimeValue.NONE, 1);

  static Stream<Class<?>> benchmarks() {
    Set<BenchmarkListEntry> found =
        BenchmarkList.defaultList()
            .getAll(
                OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT),
                Collections.emptyList());
    assertThat(found).hasSizeGreaterThanOrEqualTo(15);
    return found.stream()
        .map(BenchmarksTest::type)
        .filter(WorkloadBenchmark.class::isAssignableFrom); // OperationCost is none
  }

  private static Class<?> type(BenchmarkListEntry entry) {
    try {
      return Class.forName(entry.getUserClassQName());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static WorkloadBenchmark create(Class<?> type) throws ReflectiveOperationException {
    return (WorkloadBenchmark) type.getConstructor().newInstance();
  }

  private static Workload workload(Class<?> type) throws Exception {
    return NamedWorkload.find(create(type).name, Workloads.ALL);
  }

  private static List<Field> parameters(Class<?> type) {
    return Stream.of(type.getFields()).filter(f -> f.isAnnotationPresent(Param.class)).toList();
  }

  private static String[] values(Field parameter) {
    return parameter.getAnnotation(Param.class).value();
  }

  @ParameterizedTest
  @MethodSource("benchmarks")
  void parametersAreOptionsWithTheSameDefaults(Class<?> type) throws Exception {
    Workload workload = workload(type);
    Map<String, Option> options = new TreeMap<>();
    workload.options().forEach(option -> options.put(option.name, option));
    workload.modeOption().ifPresent(option -> options.put(option.name, option));
    Set<String> seen = new TreeSet<>();
    for (Field parameter : parameters(type)) {
      String name = Parameters.optionOf(parameter);
      if (!name.equals(PoolBenchmark.PARALLELISM)) {
        Option option = options.get(name);
        assertThat(option).as(name).isNotNull();
        assertThat(option.parse(values(parameter)[0])).isEqualTo(option.defaultValue());
        seen.add(name);
      }
    }
    options.remove("max-queued"); // a bound that no result depends on
    assertThat(seen).isEqualTo(options.keySet());
  }

  @ParameterizedTest
  @MethodSource("benchmarks")
  void runsInEachOfItsModes(Class<?> type) throws Exception {
    String mode = workload(type).modeOption().map(option -> option.name).orElse(null);
    for (String value : modes(type, mode)) {
      WorkloadBenchmark benchmark = create(type);
      for (Field parameter : parameters(type)) {
        String option = Parameters.optionOf(parameter);
        parameter.set(benchmark, option.equals(mode) ? value : small(option, values(parameter)[0]));
      }
      benchmark.prepare();
      benchmark.beginIteration(ONE);
      WorkloadBenchmark.Executed executed = new WorkloadBenchmark.Executed();
      benchmark.run(executed);
      benchmark.endIteration();
      benchmark.end();
      assertThat(executed.tasks).as(value).isPositive();
    }
  }

  @Test
  void trigRunsInThePoolOfALibrary() throws Exception {
    Trig benchmark = trig("jsr166y");
    benchmark.prepare();
    benchmark.beginIteration(ONE);
    WorkloadBenchmark.Executed executed = new WorkloadBenchmark.Executed();
    benchmark.run(executed);
    benchmark.endIteration();
    benchmark.end();
    assertThat(executed.tasks).isEqualTo(10);
  }

  @Test
  void refusesAnOptionThatStandsForSeveralRuns() {
    assertThatThrownBy(trig("both")::prepare)
        .isInstanceOf(UsageException.class)
        .hasMessageStartingWith("trig with options that stand for 2 runs");
  }

  private static Trig trig(String poolImpl) {
    Trig benchmark = new Trig();
    benchmark.n = "2";
    benchmark.mode = "fresh";
    benchmark.parallelism = "2";
    benchmark.poolImpl = poolImpl;
    return benchmark;
  }

  private static List<String> modes(Class<?> type, String option) {
    List<String> modes = new ArrayList<>();
    for (Field parameter : parameters(type)) {
      if (Parameters.optionOf(parameter).equals(option)) {
        Collections.addAll(modes, values(parameter));
      }
    }
    return modes.isEmpty() ? List.of("") : modes;
  }

  private static String small(String option, String standard) {
    return Stream.of(SmallSizes.OPTIONS)
        .filter(each -> each.startsWith("--" + option + "="))
        .map(each -> each.substring(each.indexOf('=') + 1))
        .findFirst()
        .orElse(standard);
  }
}
