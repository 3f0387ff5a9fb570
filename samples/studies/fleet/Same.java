import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.File;

/** Whether two answers to the same questions are equal to the last digit; exits with 1 if they are not. */
final class Same {
  public static void main(String[] files) throws Exception {
    JsonMapper json = new JsonMapper();
    JsonNode first = json.readTree(new File(files[0])).at("/answers");
    JsonNode second = json.readTree(new File(files[1])).at("/answers");
    boolean same = first.size() == second.size() && !first.isEmpty();
    for (int i = 0; i < Math.max(first.size(), second.size()); i++) {
      same &= compare(first.path(i), second.path(i));
    }
    System.exit(same ? 0 : 1);
  }

  private static boolean compare(JsonNode first, JsonNode second) {
    int evidence = 0;
    int values = 0;
    for (JsonNode row : first.path("rows")) {
      evidence += row.path("evidence").size();
      values += row.path("values").size();
    }
    boolean same = first.equals(second);
    System.out.printf(
        "%-20s %6d rows %6d of evidence %6d values over time  %s%n",
        first.path("question").asText(),
        first.path("rows").size(),
        evidence,
        values,
        same ? "equal" : "DIFFERENT");
    for (int i = 0; !same && i < Math.max(first.path("rows").size(), second.path("rows").size()); i++) {
      JsonNode left = first.path("rows").path(i);
      JsonNode right = second.path("rows").path(i);
      if (!left.equals(right)) {
        System.out.println("  " + left.path("cells") + "\n  " + right.path("cells"));
        break;
      }
    }
    return same;
  }
}
