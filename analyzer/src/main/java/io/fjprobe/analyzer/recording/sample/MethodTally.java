package io.fjprobe.analyzer.recording.sample;

import io.fjprobe.analyzer.recording.part.Part;
import io.fjprobe.analyzer.recording.stack.ApplicationCode;
import io.fjprobe.analyzer.recording.stack.StackReading;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** In how many samples of threads that ran each method was on the stack. */
public final class MethodTally implements Part<MethodTally> {

  /**
   * Samples of all threads in one segment.
   *
   * @param ofThrowables only those in which a throwable was made, or its stack was read
   */
  public record Key(int segment, Source source, boolean ofThrowables) {}

  /** Where a stack is from. */
  public enum Source {
    /** The recorder, after so much time in Java code. */
    SAMPLES,

    /** The recorder, after so much time in native code, apart from methods that wait. */
    NATIVE_SAMPLES,

    /** The methods in native code that wait, of the samples that were left out. */
    NATIVE_WAITS,

    /** The recorder, after so much CPU time, in native code, too. */
    CPU_TIME_SAMPLES,

    /** A look at all threads, which also sees what runs native methods and the JVM's own code. */
    LOOKS
  }

  /** What is known of one method. */
  public static final class Count {
    private long samples;
    private long above;
    private long called;

    private void add(long moreSamples, long moreAbove, long moreCalled) {
      samples += moreSamples;
      above += moreAbove;
      called += moreCalled;
    }

    public long samples() {
      return samples;
    }

    /** Returns how many methods it had called in the mean, with those that they had called. */
    public double depth() {
      return (double) above / samples;
    }

    /**
     * Returns in how many of the samples code called it that is not the JDK's, directly or not. The
     * JVM may book code of the application to a method of the JDK, and then shows none.
     */
    public long called() {
      return called;
    }
  }

  private final Map<String, Count> counts = new HashMap<>();
  private final Set<String> own = new HashSet<>();
  private long samples;

  /**
   * @param methods each once, from the top of the stack
   * @param cut those at the bottom are missing: what the application called is deep then
   */
  public void add(List<String> methods, boolean cut) {
    samples++;
    int lastOfUser = methods.size() - 1;
    while (lastOfUser >= 0 && !StackReading.isUserCode(methods.get(lastOfUser))) {
      lastOfUser--;
    }
    for (int i = 0; i < methods.size(); i++) {
      count(methods.get(i)).add(1, i, cut || i < lastOfUser ? 1 : 0);
    }
  }

  private Count count(String method) {
    return counts.computeIfAbsent(method, key -> new Count());
  }

  @Override
  public void merge(MethodTally other) {
    merge(other, 1);
  }

  /**
   * @param times how many of these samples one of the others stands for
   */
  public void merge(MethodTally other, long times) {
    samples += times * other.samples;
    own.addAll(other.own);
    other.counts.forEach(
        (method, more) ->
            count(method).add(times * more.samples, times * more.above, times * more.called));
  }

  @Override
  public void nameLines(ApplicationCode code) {
    counts.keySet().stream().filter(code::isOwn).forEach(own::add);
  }

  public long samples() {
    return samples;
  }

  public Map<String, Count> counts() {
    return counts;
  }

  /** Returns the methods that are the application's. It is empty if nothing is known of that. */
  public Set<String> own() {
    return own;
  }
}
