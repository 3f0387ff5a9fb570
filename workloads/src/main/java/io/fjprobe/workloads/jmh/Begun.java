package io.fjprobe.workloads.jmh;

import io.fjprobe.workloads.run.options.UsageException;
import io.fjprobe.workloads.run.text.Reason;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Defaults;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.util.UnCloseablePrintStream;
import org.openjdk.jmh.util.Utils;

/** The benchmarks that began: those of them that have no result have failed, and JMH goes on. */
final class Begun {
  private final Set<String> titles = new LinkedHashSet<>();
  private final OutputFormat output;

  Begun(Options options) throws UsageException {
    this.output =
        OutputFormatFactory.createFormatInstance(
            stream(options), options.verbosity().orElse(Defaults.VERBOSITY));
  }

  /** Which JMH closes. */
  private static PrintStream stream(Options options) throws UsageException {
    String file = options.getOutput().orElse(null);
    try {
      return file == null
          ? new UnCloseablePrintStream(System.out, Utils.guessConsoleEncoding())
          : new PrintStream(file);
    } catch (IOException e) {
      throw new UsageException(
          "-o " + file, "it cannot be written: " + Reason.of(e), "name another file");
    }
  }

  /** For JMH to write to. */
  OutputFormat output() {
    return (OutputFormat)
        Proxy.newProxyInstance(
            Begun.class.getClassLoader(),
            new Class<?>[] {OutputFormat.class},
            (proxy, method, arguments) -> note(method, arguments));
  }

  private Object note(Method method, Object[] arguments) throws Throwable {
    if (method.getName().equals("startBenchmark")) {
      titles.add(title((BenchmarkParams) arguments[0]));
    }
    try {
      return method.invoke(output, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  Collection<String> without(Collection<RunResult> results) {
    List<String> rest = new ArrayList<>(titles);
    results.forEach(each -> rest.remove(title(each.getParams())));
    return rest;
  }

  private static String title(BenchmarkParams benchmark) {
    StringBuilder title = new StringBuilder(benchmark.getBenchmark());
    title.append(", ").append(benchmark.getMode().shortLabel());
    for (String name : benchmark.getParamsKeys()) {
      title.append(", ").append(name).append('=').append(benchmark.getParam(name));
    }
    return title.toString();
  }
}
