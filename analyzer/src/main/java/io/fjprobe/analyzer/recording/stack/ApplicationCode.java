package io.fjprobe.analyzer.recording.stack;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Tells the application's lines from those of libraries, which nobody can change who reads a
 * report. What is named wins, or else what shares the first parts of its name with the main class;
 * then what is in no library that is known.
 */
public final class ApplicationCode {

  private static final List<String> LIBRARIES = libraries();

  /** An organisation shares this many parts of a package's name, for example com.acme. */
  private static final int SHARED = 2;

  private final Predicate<String> own;

  private ApplicationCode(Predicate<String> own) {
    this.own = own;
  }

  /** Makes the code of an application of which nothing is known. */
  public static ApplicationCode unknown() {
    return new ApplicationCode(line -> false);
  }

  /**
   * @param named prefixes of packages and classes
   */
  public static ApplicationCode of(List<String> named) {
    return new ApplicationCode(line -> named.stream().anyMatch(line::startsWith));
  }

  /**
   * @param program main class or file and arguments, as the JVM tells them; null: not known
   */
  public static ApplicationCode ofProgram(@Nullable String program) {
    String main = program == null ? "" : program.strip().split("\\s+")[0];
    main = main.substring(main.lastIndexOf('/') + 1);
    if (main.isEmpty() || main.endsWith(".jar") || main.endsWith(".java") || isLibrary(main)) {
      return unknown();
    }
    if (main.indexOf('.') < 0) {
      // package.Class.method:line has two dots, without a package one
      return new ApplicationCode(line -> line.indexOf('.') == line.lastIndexOf('.'));
    }
    return of(List.of(shared(main)));
  }

  private static String shared(String main) {
    int end = 0;
    for (int part = 0; part < SHARED && main.indexOf('.', end) >= 0; part++) {
      end = main.indexOf('.', end) + 1;
    }
    return main.substring(0, end);
  }

  /**
   * @param packed by {@link Lines}; null if there is none
   * @return one line, or null
   */
  public @Nullable String choose(@Nullable String packed) {
    if (packed == null) {
      return null;
    }
    List<String> lines = Lines.unpacked(packed);
    return lines.stream()
        .filter(own)
        .findFirst()
        .or(() -> lines.stream().filter(line -> !isLibrary(line)).findFirst())
        .orElse(lines.get(0));
  }

  /** Chooses a line, and adds what it called of a library if that is on top: there it waits. */
  public @Nullable String chooseWithLibrary(@Nullable String packed) {
    String line = choose(packed);
    return line == null || packed == null ? null : line + library(line, Lines.unpacked(packed));
  }

  private String library(String line, List<String> lines) {
    String top = lines.get(0);
    return top.equals(line) || own.test(top) || !own.test(line) ? "" : " through " + top;
  }

  /**
   * What the chosen line called: the library's frame on top of it, or else what is known besides.
   *
   * @param otherwise of the JDK; null: not known
   */
  public @Nullable String called(@Nullable String packed, @Nullable String otherwise) {
    String line = choose(packed);
    if (line == null || packed == null) {
      return otherwise;
    }
    String top = Lines.unpacked(packed).get(0);
    return top.equals(line) || own.test(top) ? otherwise : top;
  }

  /**
   * Chooses a line as {@link #chooseWithLibrary}, and adds who called it: a helper that blocks is
   * not what has to move.
   */
  public @Nullable String chooseWithCaller(@Nullable String packed) {
    return calledFrom(chooseWithLibrary(packed), caller(packed));
  }

  /**
   * @param line null: not known
   * @param caller null: not known, or none
   */
  public static @Nullable String calledFrom(@Nullable String line, @Nullable String caller) {
    return caller == null ? line : line + " called from " + caller;
  }

  /**
   * @return the application's line that called the chosen one, of another package if there is one,
   *     or else of another class, of which nested classes are a part; null: not known
   */
  public @Nullable String caller(@Nullable String packed) {
    String line = choose(packed);
    if (line == null || packed == null || !own.test(line)) {
      return null;
    }
    List<String> others =
        Lines.unpacked(packed).stream().filter(own).filter(other -> !other.equals(line)).toList();
    return first(others, line, LineName::packageOf)
        .or(() -> first(others, line, LineName::outermostOf))
        .or(() -> first(others, line, LineName::classOf))
        .or(() -> first(others, line, LineName::methodOf))
        .orElse(null);
  }

  private static Optional<String> first(
      List<String> others, String line, UnaryOperator<String> which) {
    return others.stream()
        .filter(other -> !which.apply(other).equals(which.apply(line)))
        .findFirst();
  }

  /** Whether a line is the application's. It is not where nothing of the application is known. */
  public boolean isOwn(@Nullable String line) {
    return own.test(line);
  }

  /** Whether a class or line is that of a library that many programs use. */
  public static boolean isLibrary(String name) {
    return LIBRARIES.stream().anyMatch(name::startsWith);
  }

  private static List<String> libraries() {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                ApplicationCode.class.getResourceAsStream("libraries.txt"),
                StandardCharsets.UTF_8))) {
      return reader.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
