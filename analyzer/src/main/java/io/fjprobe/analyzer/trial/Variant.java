package io.fjprobe.analyzer.trial;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The program with one thing changed, or as it is.
 *
 * @param side its name for files, and for the options --base and --new of compare
 * @param label what reports call it
 * @param sets options, arguments or variables that it has beside or instead of others. Of a
 *     parallelism that is the option of the JVM, and then an argument if the program has one for it
 * @param instead what the command has, and the variant does not
 */
public record Variant(
    Kind kind, String side, String label, List<String> sets, List<String> instead) {

  /** What is changed. */
  public enum Kind {
    /** Nothing. */
    AS_IT_IS,
    /** The parallelism of the common pool. */
    PARALLELISM,
    JDK,
    /** An option of the JVM. */
    OPTION,
    /** A variable of the environment. */
    ENVIRONMENT,
    /** An argument of the program. The program may then do other work. */
    ARGUMENT
  }

  /** Returns the option that its JVM has to have; null: it is about no option. */
  @JsonIgnore
  public @Nullable String jvmOption() {
    return kind == Kind.OPTION || kind == Kind.PARALLELISM ? sets.get(0) : null;
  }

  /** Returns whether arguments of the program are others than those of the command. */
  @JsonIgnore
  public boolean setsArguments() {
    return kind == Kind.ARGUMENT || kind == Kind.PARALLELISM && sets.size() > 1;
  }
}
