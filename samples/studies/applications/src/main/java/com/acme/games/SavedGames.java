package com.acme.games;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import com.acme.common.Visitors;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Games are saved and loaded by Kryo: by a parallel stream with a Kryo for each thread, now and
 * then (calm) or always (each), or with the same one for all (one), or all again and again from
 * memory (archive).
 */
public final class SavedGames {
  private static final int GAMES = 400;
  private static final int ARCHIVED = 3_000;
  private final Saves saves = new Saves();
  private final List<Game> games = games(GAMES);

  private SavedGames() {}

  public static void main(String[] args) throws InterruptedException {
    SavedGames saved = new SavedGames();
    if (args[0].equals("calm")) {
      saved.calm();
    }
    boolean archive = args[0].equals("archive");
    UnaryOperator<Game> copy =
        args[0].equals("one") ? saved.saves::copiedByOne : saved.saves::copied;
    LongSupplier round = archive ? saved.archive() : () -> saved.round(copy);
    long expected = saved.worth(archive ? ARCHIVED : GAMES);
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long rounds = 0;
    while (shift.goesOn()) {
      right &= expected == round.getAsLong();
      rounds++;
    }
    Outcome.end(right && rounds > 0, "games: " + rounds + " rounds");
  }

  private static List<Game> games(int count) {
    return IntStream.range(0, count).mapToObj(Game::left).collect(Collectors.toList());
  }

  private long worth(int games) {
    return IntStream.range(0, games).mapToObj(Game::left).mapToLong(Game::worth).sum();
  }

  private void calm() throws InterruptedException {
    long expected = worth(GAMES);
    Visitors visitors = Visitors.visit(2, 250, 10, save -> expected == round(saves::copied));
    Outcome.end(visitors.allRight(), "games: " + visitors.answered() + " saves");
  }

  private long round(UnaryOperator<Game> copy) {
    return games.parallelStream().map(copy).mapToLong(Game::worth).sum();
  }

  private LongSupplier archive() {
    List<byte[]> archive =
        IntStream.range(0, ARCHIVED)
            .mapToObj(Game::left)
            .map(saves::written)
            .collect(Collectors.toList());
    return () -> archive.parallelStream().map(saves::read).mapToLong(Game::worth).sum();
  }
}
