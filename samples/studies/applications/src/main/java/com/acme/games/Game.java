package com.acme.games;

import java.util.ArrayList;
import java.util.List;

/** A game that somebody has left: players and what they have. */
final class Game {
  private static final int PLAYERS = 12;
  private static final int THINGS = 20;
  final List<Player> players = new ArrayList<>();
  long turn;

  static final class Player {
    String name;
    int[] position = new int[3];
    List<String> things = new ArrayList<>();
    double strength;
  }

  static Game left(int number) {
    Game game = new Game();
    game.turn = number;
    for (int at = 0; at < PLAYERS; at++) {
      Player player = new Player();
      player.name = "player " + at + " of " + number;
      player.position[at % 3] = number;
      player.strength = at * 1.5;
      for (int thing = 0; thing < THINGS; thing++) {
        player.things.add("thing " + thing * (number + at));
      }
      game.players.add(player);
    }
    return game;
  }

  long worth() {
    long worth = turn;
    for (Player player : players) {
      worth += player.name.length() + (long) player.strength + player.position[0];
      for (String thing : player.things) {
        worth += thing.hashCode() & 15;
      }
    }
    return worth;
  }
}
