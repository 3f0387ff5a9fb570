package io.fjprobe.analyzer.documentation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A command of the analyzer in a page, and the output that the page shows of it. Comments before
 * the command say which recordings it reads, and which lines of its output are shown:
 *
 * <pre>
 * &lt;!-- recording run.jfr: docs/recordings/run.jfr.gz --&gt;
 * &lt;!-- lines: Worker time .. all of --&gt;
 * </pre>
 *
 * @param recordings files of the project by the name in the command
 * @param from what the first line that is shown begins with; empty: it is the first of all
 * @param to what the last line that is shown begins with; empty: it is the last of all
 * @param first line of the output in the page, from 0
 * @param end line behind the output
 */
record ShownOutput(
    DocumentationPage page,
    Map<String, String> recordings,
    String from,
    String to,
    String command,
    int first,
    int end) {

  private static final Pattern RECORDING = Pattern.compile("<!-- recording (\\S+): (\\S+) -->");
  private static final Pattern LINES = Pattern.compile("<!-- lines: (.*) \\.\\. (.*) -->");
  private static final String COMMAND = "```console";
  private static final String OUTPUT = "```text";

  static List<ShownOutput> all() {
    List<ShownOutput> all = new ArrayList<>();
    List<DocumentationPage> pages = new ArrayList<>(DocumentationPage.all());
    pages.addAll(DocumentationPage.samples());
    for (DocumentationPage page : pages) {
      for (int i = 0; i < page.lines().size(); i++) {
        if (page.lines().get(i).equals(COMMAND)) {
          all.add(at(page, i));
        }
      }
    }
    return all;
  }

  private static ShownOutput at(DocumentationPage page, int fence) {
    List<String> lines = page.lines();
    Map<String, String> recordings = new LinkedHashMap<>();
    String from = "";
    String to = "";
    for (int i = fence - 1; lines.get(i).startsWith("<!--"); i--) {
      Matcher recording = RECORDING.matcher(lines.get(i));
      Matcher part = LINES.matcher(lines.get(i));
      if (recording.matches()) {
        recordings.put(recording.group(1), recording.group(2));
      } else if (part.matches()) {
        from = part.group(1);
        to = part.group(2);
      } else {
        throw new AssertionError("neither recording nor lines: " + lines.get(i) + " in " + page);
      }
    }
    int output = fence + 4;
    if (!lines.get(fence + 2).equals("```") || !lines.get(output).equals(OUTPUT)) {
      throw new AssertionError("no output below line " + (fence + 2) + " of " + page);
    }
    int end = output + 1;
    while (!lines.get(end).equals("```")) {
      end++;
    }
    String command = lines.get(fence + 1).replaceFirst("^\\$ ", "");
    return new ShownOutput(page, recordings, from, to, command, output + 1, end);
  }

  List<String> lines() {
    return page.lines().subList(first, end);
  }

  /** The part of what was printed that belongs into the page; dots where lines are left out. */
  List<String> partOf(List<String> printed) {
    int begin = indexOf(from, printed, 0);
    int last = to.isEmpty() ? printed.size() - 1 : indexOf(to, printed, begin);
    List<String> part = new ArrayList<>(printed.subList(begin, last + 1));
    if (begin > 0) {
      part.add(0, "...");
    }
    if (last < printed.size() - 1) {
      part.add("...");
    }
    return part;
  }

  private int indexOf(String beginning, List<String> printed, int start) {
    for (int i = start; i < printed.size(); i++) {
      if (printed.get(i).strip().startsWith(beginning)) {
        return i;
      }
    }
    throw new AssertionError("no line begins with " + beginning + ": " + this);
  }

  @Override
  public String toString() {
    return page + ": " + command;
  }
}
