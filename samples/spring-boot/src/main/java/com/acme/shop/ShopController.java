package com.acme.shop;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.stream.IntStream;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** Adds up what a basket of three items costs. */
@RestController
class ShopController {
  private static final int ITEMS = 3;

  enum Where {
    COMMON,
    APPLICATION
  }

  private final Supplier supplier;
  private final Executor executor;
  private final Where where;

  ShopController(
      Supplier supplier,
      @Qualifier("applicationTaskExecutor") Executor executor,
      @Value("${shop.executor}") Where where) {
    this.supplier = supplier;
    this.executor = executor;
    this.where = where;
  }

  @GetMapping("/basket")
  int basket() {
    List<CompletableFuture<Integer>> prices =
        IntStream.range(0, ITEMS).mapToObj(this::price).toList();
    return prices.stream().mapToInt(CompletableFuture::join).sum();
  }

  private CompletableFuture<Integer> price(int item) {
    return where == Where.COMMON
        ? CompletableFuture.supplyAsync(() -> supplier.price(item))
        : CompletableFuture.supplyAsync(() -> supplier.price(item), executor);
  }

  @GetMapping("/ping")
  String ping() {
    return "pong";
  }
}
