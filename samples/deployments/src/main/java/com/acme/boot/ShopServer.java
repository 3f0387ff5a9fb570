package com.acme.boot;

import com.acme.shop.Prices;
import java.net.URL;
import java.util.Scanner;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** A shop that answers by HTTP, asks itself, and ends. */
@SpringBootApplication
@RestController
public class ShopServer {
  private static final int REQUESTS = 40;

  @GetMapping("/prices")
  public String prices() throws Exception {
    return Prices.all();
  }

  /** Prints what all requests were answered. */
  public static void main(String[] arguments) {
    ConfigurableApplicationContext server = SpringApplication.run(ShopServer.class, arguments);
    String port = server.getEnvironment().getProperty("local.server.port");
    Set<String> answers = ConcurrentHashMap.newKeySet();
    IntStream.range(0, REQUESTS).parallel().forEach(i -> answers.add(ask(port)));
    answers.forEach(System.out::println);
    System.out.println(answers.size() == 1 ? "the same each time, verified" : "WRONG");
    System.exit(SpringApplication.exit(server, () -> answers.size() == 1 ? 0 : 1));
  }

  private static String ask(String port) {
    try (Scanner answer =
        new Scanner(new URL("http://localhost:" + port + "/prices").openStream(), "UTF-8")) {
      return answer.nextLine();
    } catch (Exception e) {
      return e.toString();
    }
  }
}
