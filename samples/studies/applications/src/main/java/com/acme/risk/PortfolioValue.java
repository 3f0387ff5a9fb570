package com.acme.risk;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.RecursiveTask;

/** The value of a portfolio: its desks are valued in parallel and added up. */
final class PortfolioValue extends RecursiveTask<Long> {
  private static final long serialVersionUID = 1;
  private static final int DESK = 12;
  private final transient List<Position> positions;

  PortfolioValue(List<Position> positions) {
    this.positions = positions;
  }

  @Override
  protected Long compute() {
    if (positions.size() <= DESK) {
      return positions.stream().mapToLong(RiskReport::value).sum();
    }
    List<PortfolioValue> desks = new ArrayList<>();
    for (int from = 0; from < positions.size(); from += DESK) {
      PortfolioValue desk = new PortfolioValue(positions.subList(from, from + DESK));
      desk.fork();
      desks.add(desk);
    }
    long sum = 0;
    for (PortfolioValue desk : desks) {
      sum += desk.join();
    }
    return sum;
  }
}
