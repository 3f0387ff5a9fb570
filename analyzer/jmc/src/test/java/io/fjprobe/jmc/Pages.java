package io.fjprobe.jmc;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmc.common.IState;
import org.openjdk.jmc.common.util.StateToolkit;
import org.xml.sax.SAXException;

/** The pages as JMC reads them. */
final class Pages {

  private Pages() {}

  static IState read() {
    try (InputStream in = Pages.class.getResourceAsStream("/fjprobe-pages.xml")) {
      return StateToolkit.fromXMLString(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (SAXException e) {
      throw new IllegalStateException(e);
    }
  }

  /** All filters at and below a node. */
  static void filters(IState node, List<IState> found) {
    if (node.getType().equals("filter") || node.getType().equals("pageFilter")) {
      found.add(node);
    }
    for (IState child : node.getChildren()) {
      filters(child, found);
    }
  }

  /** The event types that filters at and below a node name. */
  static List<String> types(IState node) {
    List<IState> filters = new ArrayList<>();
    filters(node, filters);
    List<String> types = new ArrayList<>();
    for (IState filter : filters) {
      if (filter.getAttribute("kind").equals("TYPE")) {
        types.add(filter.getAttribute("type"));
      }
    }
    return types;
  }

  /** Pages of one event type each. */
  static List<IState> tables(IState node) {
    List<IState> found = new ArrayList<>();
    for (IState page : node.getChildren("page")) {
      IState filter = page.getChild("state").getChild("pageFilter");
      if (filter != null && filter.getAttribute("kind").equals("TYPE")) {
        found.add(page);
      }
      found.addAll(tables(page));
    }
    return found;
  }

  /** The identifiers of columns, sort columns and charted attributes of a page of one type. */
  static List<String> columns(IState page) {
    List<String> ids = new ArrayList<>();
    collect(page.getChild("state"), ids);
    ids.removeIf(id -> id.startsWith("itemhistogram."));
    return ids;
  }

  private static void collect(IState node, List<String> ids) {
    if (node.getType().equals("column")) {
      ids.add(node.getAttribute("id"));
    }
    for (String key : List.of("sortColumn", "colorBy", "lineChartAttributes")) {
      String value = node.getAttribute(key);
      if (value != null && !value.isEmpty()) {
        ids.addAll(List.of(value.split(",")));
      }
    }
    for (IState child : node.getChildren()) {
      collect(child, ids);
    }
  }
}
