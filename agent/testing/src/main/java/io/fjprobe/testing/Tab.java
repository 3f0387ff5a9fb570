package io.fjprobe.testing;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;

/** One page in a {@link Browser}. */
public final class Tab {

  private final Browser browser;
  private final String session;
  private final List<String> problems = new CopyOnWriteArrayList<>();
  private final List<String> requests = new CopyOnWriteArrayList<>();
  private volatile CompletableFuture<Void> loaded = new CompletableFuture<>();

  Tab(Browser browser, String session) {
    this.browser = browser;
    this.session = session;
  }

  Tab prepare() {
    List.of("Page", "Runtime", "Log", "Network").forEach(domain -> send(domain + ".enable"));
    return this;
  }

  void onEvent(String method, JsonNode parameters) {
    switch (method) {
      case "Page.loadEventFired" -> loaded.complete(null);
      case "Runtime.exceptionThrown" -> problems.add(parameters.toString());
      case "Log.entryAdded" -> problems.add(parameters.at("/entry/text").asText());
      case "Runtime.consoleAPICalled" -> {
        if (List.of("error", "warning").contains(parameters.at("/type").asText())) {
          problems.add(parameters.toString());
        }
      }
      case "Network.requestWillBeSent" -> requests.add(parameters.at("/request/url").asText());
      default -> {
        // of no interest
      }
    }
  }

  public Tab size(int width, int height) {
    send(
        "Emulation.setDeviceMetricsOverride",
        "width",
        width,
        "height",
        height,
        "deviceScaleFactor",
        1,
        "mobile",
        false);
    return this;
  }

  public Tab scheme(String scheme) {
    send(
        "Emulation.setEmulatedMedia",
        "features",
        List.of(Map.of("name", "prefers-color-scheme", "value", scheme)));
    return this;
  }

  public Tab load(Path page) {
    loaded = new CompletableFuture<>();
    send("Page.navigate", "url", page.toUri().toString());
    loaded.orTimeout(120, TimeUnit.SECONDS).join();
    return this;
  }

  /** The value of an expression, awaited if it is a promise. */
  public JsonNode value(String expression) {
    JsonNode answer =
        send(
            "Runtime.evaluate",
            "expression",
            expression,
            "returnByValue",
            true,
            "awaitPromise",
            true);
    if (answer.has("exceptionDetails")) {
      throw new AssertionError(expression + ": " + answer.get("exceptionDetails"));
    }
    return answer.at("/result/value");
  }

  /** For people to look at. */
  public Tab shoot(Path file) throws IOException {
    JsonNode height = value("document.documentElement.scrollHeight");
    JsonNode width = value("innerWidth");
    JsonNode picture =
        send(
            "Page.captureScreenshot",
            "captureBeyondViewport",
            true,
            "clip",
            Map.of("x", 0, "y", 0, "width", width.asInt(), "height", height.asInt(), "scale", 1));
    Files.write(file, Base64.getDecoder().decode(picture.at("/data").asText()));
    return this;
  }

  public byte[] print() {
    return Base64.getDecoder()
        .decode(send("Page.printToPDF", "printBackground", true).at("/data").asText());
  }

  public JsonNode send(String method, Object... namesAndValues) {
    return browser.send(session, method, namesAndValues);
  }

  /** Errors and warnings of the console, and what was not caught. */
  public List<String> problems() {
    return problems;
  }

  /** All that the page asked for. */
  public List<String> requests() {
    return requests;
  }
}
