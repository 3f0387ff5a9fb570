package io.fjprobe.analyzer.watch;

import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.jmx.JmxTarget;
import io.fjprobe.analyzer.record.Agent;
import io.fjprobe.analyzer.record.UsageException;
import io.fjprobe.analyzer.watch.source.Attachment;
import io.fjprobe.analyzer.watch.source.FileSource;
import io.fjprobe.analyzer.watch.source.JvmSource;
import io.fjprobe.analyzer.watch.source.RemoteSource;
import io.fjprobe.analyzer.watch.source.Source;
import io.fjprobe.analyzer.watch.source.WatchException;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** From what the user names to what is left when it is over. */
public final class Watch implements AutoCloseable {

  private static final String PID = "[1-9]\\d{0,17}";

  /**
   * How to watch.
   *
   * @param count of refreshes; 0: no limit
   * @param plain no screen, also on a terminal
   * @param yes attach without asking
   * @param out where to keep the recording of the whole time; null: nowhere
   * @param application prefixes of the application's packages and classes; null: like the main
   *     class
   */
  public record Options(
      Duration interval,
      Duration window,
      long count,
      boolean plain,
      boolean yes,
      @Nullable Path out,
      @Nullable List<String> application,
      Limits limits) {}

  /** Finds the agent, if one is needed. */
  public interface AgentFinder {
    Agent find() throws UsageException;
  }

  /** Finds out who asks, if a JVM is named by its JMX port. */
  public interface Login {
    JmxTarget of(String address) throws UsageException;
  }

  private final String what;
  private final Options options;
  private final AgentFinder agent;
  private final Login login;
  private final PrintWriter results;
  private final Consumer<String> say;
  private final Path scratch;
  private @Nullable View view;
  private @Nullable Attachment attachment;
  private @Nullable RemoteSource remote;
  private boolean closed;

  /**
   * @param what process id, file, folder, or host:port of a JVM with JMX
   */
  public Watch(
      String what,
      Options options,
      AgentFinder agent,
      Login login,
      PrintWriter results,
      Consumer<String> say)
      throws IOException {
    this.what = what;
    this.options = options;
    this.agent = agent;
    this.login = login;
    this.results = results;
    this.say = say;
    scratch = Files.createTempDirectory("fjprobe-watch");
  }

  /** Watches until the user wants no more, or until what is watched has ended. */
  public void run() throws IOException, InterruptedException, UsageException, WatchException {
    if (what.matches(PID)) {
      Long pid = Long.valueOf(what);
      if (ProcessHandle.of(pid).isEmpty()) {
        throw new WatchException(
            List.of("there is no process " + pid + "; java -jar fjprobe.jar list shows the JVMs"),
            false);
      }
      Watching observed = observed(pid);
      show(observed == null ? attached(pid) : observed);
    } else {
      show(watching(other()));
    }
  }

  private Source other() throws IOException, InterruptedException, UsageException, WatchException {
    try {
      Path path = Path.of(what);
      if (Files.exists(path)) {
        return FileSource.of(path);
      }
    } catch (InvalidPathException e) {
      // it is something else
    }
    if (JmxTarget.isAddress(what)) {
      return remote();
    }
    throw new UsageException(
        "'"
            + what
            + "' is no process id and no HOST:PORT, and no file or folder of this name exists;"
            + " java -jar fjprobe.jar list shows the process ids of all JVMs");
  }

  private Source remote() throws IOException, InterruptedException, UsageException, WatchException {
    RemoteSource connected = RemoteSource.of(login.of(what), scratch, options.window);
    synchronized (this) {
      remote = connected;
    }
    connected.warning().ifPresent(say);
    return connected;
  }

  private Watching watching(Source source) {
    return new Watching(
        source, options.window, scratch.resolve("window.jfr"), options.application, options.limits);
  }

  /** Returns null if the JVM is not known to be observed. */
  private @Nullable Watching observed(long pid)
      throws IOException, InterruptedException, WatchException {
    if (!JvmSource.isJvm(pid)) {
      return null; // fjprobe.jar can tell
    }
    JvmSource source = JvmSource.of(pid, scratch);
    if (source == null) {
      return null;
    }
    Watching watching = watching(source);
    return source.isByAgent() || watching.isObserved() ? watching : null;
  }

  private Watching attached(long pid)
      throws IOException, InterruptedException, UsageException, WatchException {
    Agent found = agent.find();
    confirm(pid);
    Attachment made = new Attachment(found, pid);
    synchronized (this) {
      attachment = made;
    }
    made.attach(options.out == null ? scratch.resolve("all.jfr") : options.out);
    JvmSource source = JvmSource.of(pid, scratch);
    if (source == null) {
      throw new WatchException(
          List.of("JVM " + pid + " records nothing, though it is observed; has it ended?"), false);
    }
    return watching(source);
  }

  private void confirm(long pid) throws IOException, WatchException {
    if (options.yes) {
      return;
    }
    if (!TerminalView.isAskable()) {
      throw new WatchException(
          List.of(
              "JVM "
                  + pid
                  + " is not observed, and nobody can be asked whether to attach the agent"
                  + " to it: run analyzer watch "
                  + pid
                  + " --yes"),
          false);
    }
    results.print("JVM " + pid + " is not observed. Attach the agent while you watch? [y/N] ");
    results.flush();
    int answer = System.in.read();
    while (System.in.available() > 0) {
      System.in.read(); // the rest of the line is no key of the screen
    }
    if (answer != 'y' && answer != 'Y') {
      throw new WatchException(List.of("nothing is attached"), false);
    }
  }

  private void show(Watching watching) throws IOException, InterruptedException, WatchException {
    View opened =
        options.plain || !TerminalView.isPossible()
            ? new PlainView(results)
            : new TerminalView(() -> watching.save(kept()));
    synchronized (this) {
      view = opened;
    }
    try (opened) {
      watching.run(opened, options.interval, options.count);
    }
  }

  private Path kept() {
    String time =
        LocalDateTime.now(ZoneId.systemDefault())
            .format(DateTimeFormatter.ofPattern("yyyy_MM_dd_HH_mm_ss", Locale.ROOT));
    return Path.of("fjprobe-watch-" + time + ".jfr");
  }

  /** Leaves the terminal and the JVM as they were. */
  @Override
  public synchronized void close() {
    if (closed) {
      return;
    }
    closed = true;
    if (view != null) {
      view.close();
    }
    detach();
    if (remote != null) {
      remote.close();
    }
    delete(scratch.toFile());
  }

  private static void delete(File file) {
    File[] files = file.listFiles();
    for (File each : files == null ? new File[0] : files) {
      delete(each);
    }
    file.delete();
  }

  private void detach() {
    if (attachment == null) {
      return;
    }
    try {
      attachment.detach().forEach(say);
      if (options.out != null && attachment.isDetached()) {
        say.accept("the recording is in " + options.out);
      }
    } catch (IOException e) {
      say.accept("the agent could not be detached: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
