import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Prints the statements of all accounts in the order of their numbers. */
public class AccountStatements {
  private static String statement(int account) {
    long balance = account;
    long turnover = 0;
    for (int entry = 0; entry < 400_000; entry++) {
      balance = balance * 25_214_903_917L + 11;
      turnover += (balance >>> 44) % 100;
    }
    return account + ": " + turnover;
  }

  public static void main(String[] args) {
    boolean inPlace = args.length > 0 && args[0].equals("b");
    int accounts = args.length > 1 ? Integer.parseInt(args[1]) : 13_000;
    List<String> print = new ArrayList<>();
    if (inPlace) {
      IntStream.range(0, accounts).parallel().forEachOrdered(a -> print.add(statement(a)));
    } else {
      IntStream.range(0, accounts)
          .parallel()
          .mapToObj(AccountStatements::statement)
          .forEachOrdered(print::add);
    }
    for (int a = 0; a < accounts; a += 101) {
      if (!print.get(a).equals(statement(a))) {
        System.exit(1);
      }
    }
    System.out.println(print.size() + " statements");
    System.exit(print.size() == accounts ? 0 : 1);
  }
}
