package com.acme.shop;

import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.micrometer.core.instrument.binder.jvm.ExecutorServiceMetrics;
import java.util.concurrent.ForkJoinPool;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;

/** A shop that asks its supplier for prices. */
@SpringBootApplication
public class ShopApplication {

  public static void main(String[] arguments) {
    SpringApplication.run(ShopApplication.class, arguments);
  }

  /** Actuator knows Spring's executors by itself, but not the common pool. */
  @Bean
  MeterBinder commonPoolMetrics() {
    return new ExecutorServiceMetrics(ForkJoinPool.commonPool(), "common", Tags.empty());
  }
}
