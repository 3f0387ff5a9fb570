package com.acme.transit;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jgrapht.Graph;
import org.jgrapht.alg.interfaces.ShortestPathAlgorithm.SingleSourcePaths;
import org.jgrapht.alg.shortestpath.DijkstraShortestPath;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleDirectedWeightedGraph;

/** Bus stops of a region, and the minutes from one to the next. */
final class Network {
  private final Graph<Integer, DefaultWeightedEdge> stops =
      new SimpleDirectedWeightedGraph<>(DefaultWeightedEdge.class);
  private final int count;

  private Network(int count) {
    this.count = count;
  }

  static Network of(int count) {
    Network network = new Network(count);
    SplittableRandom random = new SplittableRandom(count);
    for (int stop = 0; stop < count; stop++) {
      network.stops.addVertex(stop);
    }
    for (int stop = 0; stop < count; stop++) {
      network.connect(stop, (stop + 1) % count, 1 + random.nextInt(9));
      network.connect(stop, random.nextInt(count), 1 + random.nextInt(20));
      network.connect(stop, random.nextInt(count), 1 + random.nextInt(20));
    }
    return network;
  }

  List<Integer> stops() {
    return IntStream.range(0, count).boxed().collect(Collectors.toList());
  }

  /** The sum of the minutes from a stop to all others. */
  long minutesFrom(int stop) {
    SingleSourcePaths<Integer, DefaultWeightedEdge> paths =
        new DijkstraShortestPath<>(stops).getPaths(stop);
    double sum = 0;
    for (int to = 0; to < count; to++) {
      sum += paths.getWeight(to);
    }
    return (long) sum;
  }

  long minutes() {
    long sum = 0;
    for (int stop = 0; stop < count; stop++) {
      sum += minutesFrom(stop);
    }
    return sum;
  }

  private void connect(int from, int to, int minutes) {
    DefaultWeightedEdge edge = from == to ? null : stops.addEdge(from, to);
    if (edge != null) {
      stops.setEdgeWeight(edge, minutes);
    }
  }
}
