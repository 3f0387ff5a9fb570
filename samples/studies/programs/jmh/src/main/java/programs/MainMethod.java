package programs;

import java.lang.reflect.Method;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** A program from its main method to its return, which is not to end the JVM. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class MainMethod {
  @Param("")
  public String program;

  /** Divided by underscores. */
  @Param("")
  public String arguments;

  private Method main;
  private String[] words;

  @Setup
  public void find() throws ReflectiveOperationException {
    main = Class.forName(program).getDeclaredMethod("main", String[].class);
    main.setAccessible(true);
    words = arguments.split("_");
  }

  @Benchmark
  public void run() throws ReflectiveOperationException {
    main.invoke(null, (Object) words);
  }
}
