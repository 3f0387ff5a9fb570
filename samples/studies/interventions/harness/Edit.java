import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A named change of the pool's source, as a small file describes it: statements that are looked for
 * in a method, and what stands there instead. What is not found exactly once is another source.
 *
 * <pre>
 * # says what it is for
 * file java/util/concurrent/ForkJoinPool.java
 * within final void runWorker\(WorkQueue w\) \{
 * replace w\.source = src = j;
 * by if (src != j) w.source = src = j;
 * </pre>
 *
 * {@code take FILE} has the file from the other JDK, and {@code take FILE from NAME} from the one
 * that the user gives this name, before anything is replaced. Without {@code within} the whole file
 * is looked through. White space stands for any amount of it.
 */
final class Edit {
  final String name;
  final List<Taken> taken = new ArrayList<>();
  final List<Step> steps = new ArrayList<>();

  /** A file of another JDK, which the user names if there are several; an empty name otherwise. */
  record Taken(String file, String from) {
    static Taken parse(String words) {
      String[] parts = words.split(" from ", 2);
      return new Taken(parts[0], parts.length == 1 ? "" : parts[1]);
    }
  }

  /** One statement that is replaced. */
  record Step(String file, String within, String pattern, String replacement) {}

  private Edit(String name) {
    this.name = name;
  }

  /** The description for this JDK, if there is one, before the one for all. */
  static Edit find(Path folder, String name, String feature) throws IOException, Failure {
    for (String file : List.of(name + "." + feature + ".edit", name + ".edit")) {
      if (Files.exists(folder.resolve(file))) {
        return parse(name, Files.readAllLines(folder.resolve(file)));
      }
    }
    throw new Failure("no edit " + name + " in " + folder + ": write " + name + ".edit there");
  }

  static Edit parse(String name, List<String> lines) throws Failure {
    Edit edit = new Edit(name);
    String file = null;
    String within = null;
    String pattern = null;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      String[] words = line.split(" ", 2);
      String rest = words.length == 1 ? "" : words[1];
      switch (words[0]) {
        case "", "#" -> {}
        case "take" -> edit.taken.add(Taken.parse(rest));
        case "file" -> {
          file = rest;
          within = null;
        }
        case "within" -> within = rest;
        case "replace" -> pattern = rest;
        case "by" -> {
          if (file == null || pattern == null) {
            throw new Failure(
                "edit " + name + ", line " + (i + 1) + ": by without file or replace");
          }
          edit.steps.add(new Step(file, within, pattern, rest));
          pattern = null;
        }
        default -> throw new Failure("edit " + name + ", line " + (i + 1) + ": " + line);
      }
    }
    if (pattern != null) {
      throw new Failure("edit " + name + ": replace without by");
    }
    return edit;
  }

  /** The text of one of its files after all its steps for that. */
  String apply(String file, String source) throws Failure {
    String text = source;
    for (Step step : steps) {
      if (step.file.equals(file)) {
        text = apply(step, text);
      }
    }
    return text;
  }

  private String apply(Step step, String text) throws Failure {
    int from = 0;
    int to = text.length();
    if (step.within != null) {
      from = only(step.within, text, 0, to, step.file).start();
      to = Braces.end(text, from);
    }
    Matcher found = only(step.pattern, text, from, to, step.file);
    StringBuilder replaced = new StringBuilder(text.substring(0, found.start()));
    replaced.append(
        Pattern.compile(regex(step.pattern)).matcher(found.group()).replaceFirst(step.replacement));
    return replaced.append(text.substring(found.end())).toString();
  }

  private Matcher only(String pattern, String text, int from, int to, String file) throws Failure {
    Matcher matcher = Pattern.compile(regex(pattern)).matcher(text).region(from, to);
    int count = 0;
    while (matcher.find()) {
      count++;
    }
    if (count != 1) {
      throw new Failure(
          String.format(
              "edit %s: \"%s\" is %s in %s%n  the source is another than the edit was made for:"
                  + " write one for it, %s.<feature of the JDK>.edit",
              name, pattern, count == 0 ? "not" : "there " + count + " times", file, name));
    }
    matcher.reset().region(from, to).find();
    return matcher;
  }

  private static String regex(String pattern) {
    return pattern.replace(" ", "\\s+");
  }
}
