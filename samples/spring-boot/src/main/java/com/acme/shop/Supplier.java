package com.acme.shop;

import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestClient;

/** A supplier elsewhere that takes its time to name a price. */
@Component
class Supplier {
  private final RestClient client;

  Supplier(RestClient.Builder builder, @Value("${shop.supplier}") String address) {
    client = builder.baseUrl(address).build();
  }

  int price(int item) {
    return client.get().uri("/price/{item}", item).retrieve().body(Integer.class);
  }
}
