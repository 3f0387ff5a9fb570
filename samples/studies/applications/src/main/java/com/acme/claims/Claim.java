package com.acme.claims;

import java.util.ArrayList;
import java.util.List;

/** A claim of somebody who is insured; MyBatis sets its fields. */
public final class Claim {
  private int id;
  private List<Integer> amounts = new ArrayList<>();

  public int getId() {
    return id;
  }

  public void setId(int id) {
    this.id = id;
  }

  public List<Integer> getAmounts() {
    return amounts;
  }

  public void setAmounts(List<Integer> amounts) {
    this.amounts = amounts;
  }

  long sum() {
    return amounts.stream().mapToLong(Integer::longValue).sum();
  }
}
