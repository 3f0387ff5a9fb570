package com.acme.boot;

import com.acme.shop.Prices;
import java.net.URL;
import java.util.Scanner;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** A shop that answers by HTTP, asks itself, and ends. */
@SpringBootApplication
@RestController
public class ShopServer {
  private static final int CUSTOMERS = 4;
  private static final int REQUESTS = 10;

  @GetMapping("/prices")
  public String prices() throws Exception {
    return Prices.all();
  }

  /** Prints what all requests were answered. */
  public static void main(String[] arguments) throws InterruptedException {
    ConfigurableApplicationContext server = SpringApplication.run(ShopServer.class, arguments);
    String port = server.getEnvironment().getProperty("local.server.port");
    Set<String> answers = ConcurrentHashMap.newKeySet();
    Thread[] customers = new Thread[CUSTOMERS];
    for (int i = 0; i < CUSTOMERS; i++) { // not in the pool that the answers need
      customers[i] = new Thread(() -> ask(port, answers));
      customers[i].start();
    }
    for (Thread customer : customers) {
      customer.join();
    }
    answers.forEach(System.out::println);
    System.out.println(answers.size() == 1 ? "the same each time, verified" : "WRONG");
    System.exit(SpringApplication.exit(server, () -> answers.size() == 1 ? 0 : 1));
  }

  private static void ask(String port, Set<String> answers) {
    for (int i = 0; i < REQUESTS; i++) {
      try (Scanner answer =
          new Scanner(new URL("http://localhost:" + port + "/prices").openStream(), "UTF-8")) {
        answers.add(answer.nextLine());
      } catch (Exception e) {
        answers.add(e.toString());
      }
    }
  }
}
