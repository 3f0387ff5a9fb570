package com.acme.letters;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.annotation.EnableAsync;
import org.springframework.scheduling.annotation.EnableScheduling;
import org.springframework.scheduling.concurrent.ForkJoinPoolFactoryBean;

/** What all ways to write letters have in common. */
@Configuration(proxyBeanMethods = false)
@EnableAsync
@EnableScheduling
public class LetterConfiguration {
  @Bean
  public ForkJoinPoolFactoryBean letterPool() {
    ForkJoinPoolFactoryBean pool = new ForkJoinPoolFactoryBean();
    pool.setParallelism(2);
    return pool;
  }

  @Bean
  public LetterWriter letterWriter() {
    return new PricedLetters();
  }

  @Bean
  public Letters letters(LetterWriter writer) {
    return new Letters(writer);
  }
}
