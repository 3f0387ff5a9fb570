import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes an event around a method of a program, as its author would. */
final class EventInsertion {
  static final String EVENT = "programs.Operation";
  static final String CLASS =
      "@jdk.jfr.Name(\"" + EVENT + "\") @jdk.jfr.StackTrace(false)\n"
          + "class ProgramOperation extends jdk.jfr.Event {}\n";

  private static final Pattern DECLARATION =
      Pattern.compile(
          "^( +)((?:public |protected |private |static |final |synchronized )*)"
              + "([\\w.<>\\[\\]?, ]+?) (\\w+)\\(([^)]*)\\)( throws [\\w., ]+)? \\{$");

  private EventInsertion() {}

  /** The program with an event for each call of the method, which is Class.name or Class$Inner.name. */
  static String into(String source, String method) {
    String name = method.substring(method.lastIndexOf('.') + 1);
    String owner = method.substring(0, method.lastIndexOf('.')).replaceAll(".*\\$", "");
    List<String> lines = new ArrayList<>();
    boolean inside = false;
    boolean done = false;
    for (String line : source.split("\n")) {
      inside |= line.matches(".*\\bclass " + owner + "\\b.*");
      Matcher declaration = DECLARATION.matcher(line);
      if (inside && !done && declaration.matches() && declaration.group(4).equals(name)) {
        lines.addAll(wrapper(declaration));
        line = line.replaceFirst("\\b" + name + "\\(", name + "Inside(");
        done = true;
      }
      lines.add(line);
    }
    if (!done) {
      throw new IllegalArgumentException("no declaration of " + method + " is found");
    }
    return String.join("\n", lines) + "\n";
  }

  private static List<String> wrapper(Matcher declaration) {
    String type = declaration.group(3);
    String call = declaration.group(4) + "Inside(" + arguments(declaration.group(5)) + ")";
    List<String> body = new ArrayList<>();
    body.add(declaration.group().stripTrailing());
    body.add("ProgramOperation operation = new ProgramOperation();");
    body.add("operation.begin();");
    if (type.startsWith("CompletableFuture<")) {
      body.add("return " + call + ".whenComplete((result, error) -> operation.commit());");
    } else {
      body.add("try {");
      body.add((type.equals("void") ? "" : "return ") + call + ";");
      body.add("} finally {");
      body.add("operation.commit();");
      body.add("}");
    }
    body.add("}");
    return body;
  }

  /** The names of parameters. */
  private static String arguments(String parameters) {
    List<String> names = new ArrayList<>();
    for (String parameter : parameters.isBlank() ? new String[0] : parameters.split(",")) {
      String[] words = parameter.trim().split(" ");
      names.add(words[words.length - 1]);
    }
    return String.join(", ", names);
  }
}
