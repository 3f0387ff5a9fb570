package io.fjprobe.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** A headless Chromium, spoken to in its own protocol. */
public final class Browser implements AutoCloseable {

  private static final JsonMapper JSON = new JsonMapper();
  private static final String LISTENING = "DevTools listening on ";
  private static final long PATIENCE_SECONDS = 120;

  private final Path profile;
  private final Process process;
  private final WebSocket socket;
  private final AtomicInteger ids = new AtomicInteger();
  private final Map<Integer, CompletableFuture<JsonNode>> answers = new ConcurrentHashMap<>();
  private final Map<String, BiConsumer<String, JsonNode>> tabs = new ConcurrentHashMap<>();

  private Browser(Path program, Path profile) throws IOException {
    this.profile = profile;
    process =
        new ProcessBuilder(
                program.toString(),
                "--headless",
                "--no-sandbox", // the tests may run as root
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--no-first-run",
                "--remote-debugging-port=0",
                "--user-data-dir=" + profile,
                "about:blank")
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    socket =
        HttpClient.newHttpClient()
            .newWebSocketBuilder()
            .buildAsync(address(process.errorReader()), new Listener())
            .join();
  }

  /** Skips the test without a browser, unless one is required. */
  public static Browser start() throws IOException {
    Optional<Path> program = find();
    if (program.isEmpty() && System.getenv("FJPROBE_REQUIRE_CHROMIUM") != null) {
      throw new AssertionError(
          "no chromium on the PATH, nor named by FJPROBE_CHROMIUM, but FJPROBE_REQUIRE_CHROMIUM is"
              + " set");
    }
    Assumptions.assumeTrue(
        program.isPresent(), "no chromium on the PATH, nor named by FJPROBE_CHROMIUM");
    // not in a directory that the test deletes: the browser leaves links to elsewhere in it
    Path profile = Files.createTempDirectory(Path.of("target").toAbsolutePath(), "chromium-");
    return new Browser(program.orElseThrow(), profile);
  }

  private static Optional<Path> find() {
    String named = System.getenv("FJPROBE_CHROMIUM");
    if (named != null) {
      return Optional.of(Path.of(named));
    }
    return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
        .flatMap(
            folder ->
                Stream.of("chromium", "chromium-browser", "google-chrome")
                    .map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  private static URI address(BufferedReader errors) throws IOException {
    StringBuilder said = new StringBuilder();
    for (String line = errors.readLine(); line != null; line = errors.readLine()) {
      said.append(line).append('\n');
      if (line.startsWith(LISTENING)) {
        Thread drain = new Thread(() -> errors.lines().forEach(rest -> {}), "chromium-stderr");
        drain.setDaemon(true);
        drain.start();
        return URI.create(line.substring(LISTENING.length()));
      }
    }
    throw new IOException("the browser ended: " + said);
  }

  public Tab open() {
    String target =
        send(null, "Target.createTarget", "url", "about:blank").at("/targetId").asText();
    String session =
        send(null, "Target.attachToTarget", "targetId", target, "flatten", true)
            .at("/sessionId")
            .asText();
    Tab tab = new Tab(this, session);
    tabs.put(session, tab::onEvent);
    return tab.prepare();
  }

  JsonNode send(String session, String method, Object... namesAndValues) {
    int id = ids.incrementAndGet();
    CompletableFuture<JsonNode> answer = new CompletableFuture<>();
    answers.put(id, answer);
    var message = JSON.createObjectNode().put("id", id).put("method", method);
    var parameters = message.putObject("params");
    for (int i = 0; i < namesAndValues.length; i += 2) {
      parameters.set((String) namesAndValues[i], JSON.valueToTree(namesAndValues[i + 1]));
    }
    if (session != null) {
      message.put("sessionId", session);
    }
    socket.sendText(message.toString(), true).join();
    JsonNode answered = answer.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    if (answered.has("error")) {
      throw new AssertionError(method + ": " + answered.get("error"));
    }
    return answered.path("result");
  }

  @Override
  public void close() {
    List<ProcessHandle> children = process.descendants().toList();
    socket.abort();
    process.destroy();
    process.onExit().join();
    children.forEach(child -> child.onExit().join()); // they may still write into the profile
    delete(profile);
  }

  /** Links in it are not followed. */
  private static void delete(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private final class Listener implements WebSocket.Listener {

    private final StringBuilder text = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
      text.append(part);
      if (last) {
        receive(text.toString());
        text.setLength(0);
      }
      from.request(1);
      return null;
    }

    private void receive(String message) {
      try {
        JsonNode node = JSON.readTree(message);
        if (node.has("id")) {
          answers.remove(node.get("id").asInt()).complete(node);
        } else if (tabs.containsKey(node.path("sessionId").asText())) {
          tabs.get(node.path("sessionId").asText())
              .accept(node.path("method").asText(), node.path("params"));
        }
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }
  }
}
