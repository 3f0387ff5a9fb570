import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Writes letters from a template that each thread parses once. */
public class MailMerge {
  private static final String TEXT =
      "Dear {name}, your order {order} of {day} will arrive on {date}. Kind regards, {clerk}. ";

  /** Not safe for use by several threads. */
  private static final class Template {
    private final List<String> parts = new ArrayList<>();
    private final StringBuilder buffer = new StringBuilder();

    Template() {
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < 120; i++) {
        text.append(TEXT);
      }
      for (String part : text.toString().split("(?<=\\})|(?=\\{)")) {
        parts.add(part.replaceAll("[{}]", "").toLowerCase());
      }
    }

    int write(int letter) {
      int hash = 0;
      for (int copy = 0; copy < 24; copy++) {
        buffer.setLength(0);
        for (int p = 0; p < parts.size(); p++) {
          buffer.append(p % 2 == 0 ? parts.get(p) : Integer.toHexString(letter * p + copy));
        }
        for (int i = 0; i < buffer.length(); i++) {
          hash = hash * 31 + buffer.charAt(i);
        }
      }
      return hash;
    }
  }

  private static final ThreadLocal<Template> TEMPLATE = ThreadLocal.withInitial(Template::new);

  public static void main(String[] args) throws Exception {
    boolean virtual = args.length > 0 && args[0].equals("b");
    int letters = args.length > 1 ? Integer.parseInt(args[1]) : 10_000;
    ExecutorService clerks =
        virtual ? Executors.newVirtualThreadPerTaskExecutor() : Executors.newFixedThreadPool(2);
    List<Future<Integer>> written = new ArrayList<>();
    for (int l = 0; l < letters; l++) {
      int letter = l;
      written.add(clerks.submit(() -> TEMPLATE.get().write(letter)));
    }
    Template check = new Template();
    for (int l = 0; l < letters; l++) {
      int hash = written.get(l).get();
      if (l % 200 == 0 && hash != check.write(l)) {
        System.exit(1);
      }
    }
    clerks.shutdown();
    System.out.println(letters + " letters");
  }
}
