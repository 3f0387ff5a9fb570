package io.fjprobe.analyzer.recording.file;

import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.analyzer.cli.AnalyzerCommand;
import io.fjprobe.analyzer.text.Visible;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/** Lets every command that reads recordings read a broken one, and says what went wrong. */
final class MutantCheck {

  private final Path folder;
  private final long seconds;
  private final MutantCommands commands;
  private final ExecutorService executor =
      Executors.newCachedThreadPool(
          task -> {
            Thread thread = new Thread(task);
            thread.setDaemon(true);
            return thread;
          });

  private record Result(int code, String out, String err) {}

  /**
   * @param folder for what commands write
   * @param seconds for each command
   */
  MutantCheck(Path folder, Path good, long seconds) throws IOException {
    this.folder = Files.createDirectories(folder);
    this.seconds = seconds;
    commands = new MutantCommands(folder, good);
  }

  /**
   * What the commands make of it.
   *
   * @return empty if all is well
   */
  List<String> problems(long number, byte[] bytes) throws Exception {
    List<String> problems = new ArrayList<>();
    try {
      for (MutantLine line : commands.of(number, bytes)) {
        check(problems, line);
      }
      checkFiles(problems);
    } finally {
      clean();
    }
    return problems;
  }

  private void check(List<String> problems, MutantLine line) throws Exception {
    Thread[] running = new Thread[1];
    Future<Result> future =
        executor.submit(
            () -> {
              running[0] = Thread.currentThread();
              return run(line.arguments());
            });
    try {
      String problem = problem(line, future.get(seconds, TimeUnit.SECONDS));
      if (problem != null) {
        problems.add(line + ": " + problem);
      }
    } catch (TimeoutException e) {
      problems.add(line + ": hangs at " + List.of(running[0].getStackTrace()));
    } catch (ExecutionException e) {
      problems.add(line + ": throws " + e.getCause());
    }
  }

  private static Result run(String[] arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code = AnalyzerCommand.run(arguments, new PrintStream(out), new PrintStream(err), false);
    return new Result(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** Null: none. */
  private static String problem(MutantLine line, Result result) {
    String text = result.out + result.err;
    if (!line.codes().contains(result.code)) {
      return "exits with " + result.code + ": " + text;
    }
    if (result.code == 1 && result.err.isEmpty()) {
      return "does not say why it failed";
    }
    if (text.contains("unexpected ") || text.contains("\tat ")) {
      return result.err.lines().filter(l -> l.contains("unexpected ")).findFirst().orElse(text);
    }
    if (result.err.contains("JAVA_OPTS")) {
      return "asks for more heap: " + result.err;
    }
    if (!Visible.lines(text).equals(text)) {
      return "prints what a terminal obeys";
    }
    return line.isJson() && !result.out.isEmpty() && !isJson(result.out) ? "prints no JSON" : null;
  }

  private static boolean isJson(String text) {
    try {
      return !text.contains("\"NaN\"") && JsonMapper.builder().build().readTree(text).isObject();
    } catch (IOException e) {
      return false;
    }
  }

  private void checkFiles(List<String> problems) throws IOException {
    Path trace = folder.resolve("trace.json");
    if (Files.exists(trace) && !isJson(Files.readString(trace))) {
      problems.add("the trace is no JSON");
    }
    try (Stream<Path> files = Files.list(folder)) {
      files
          .map(file -> file.getFileName().toString())
          .filter(name -> !MutantCommands.FILES.contains(name))
          .forEach(name -> problems.add("leaves " + name));
    }
  }

  private void clean() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        if (!file.equals(folder)) {
          Files.delete(file);
        }
      }
    }
  }
}
