package com.acme.games;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.util.ArrayList;

/** Writes and reads games by Kryo, of which an instance is for one thread at a time. */
final class Saves {
  private final ThreadLocal<Kryo> each = ThreadLocal.withInitial(Saves::kryo);
  private final Kryo one = kryo();

  private static Kryo kryo() {
    Kryo kryo = new Kryo();
    kryo.register(Game.class);
    kryo.register(Game.Player.class);
    kryo.register(ArrayList.class);
    kryo.register(int[].class);
    return kryo;
  }

  Game copied(Game game) {
    return read(each.get(), written(each.get(), game));
  }

  synchronized Game copiedByOne(Game game) {
    return read(one, written(one, game));
  }

  byte[] written(Game game) {
    return written(each.get(), game);
  }

  Game read(byte[] written) {
    return read(each.get(), written);
  }

  private static byte[] written(Kryo kryo, Game game) {
    Output output = new Output(1_024, -1);
    kryo.writeObject(output, game);
    return output.toBytes();
  }

  private static Game read(Kryo kryo, byte[] written) {
    return kryo.readObject(new Input(written), Game.class);
  }
}
