package io.fjprobe.analyzer.recording.chunk;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;

/** The constants of a chunk, for one thread. */
final class Pools {

  private final ChunkBytes bytes;
  private final Types types;
  private final ConstantIndex index;
  private final Map<Long, Pool<?>> pools = new HashMap<>();

  Pools(ChunkBytes bytes, Types types, ConstantIndex index) {
    this.bytes = bytes;
    this.types = types;
    this.index = index;
  }

  Types types() {
    return types;
  }

  DeclaredType type(long id) {
    return Objects.requireNonNull(types.find(id), "declared");
  }

  LongPositions positions(long type) {
    return index.of(type);
  }

  /** Returns a new input. Each pool has its own, since one asks the other while it reads. */
  Varints input() {
    return new Varints(bytes);
  }

  private <T extends Pool<?>> T pool(
      Class<T> of, long type, BiFunction<DeclaredType, Pools, T> maker) {
    Pool<?> known = pools.get(type);
    if (known == null) {
      known = maker.apply(type(type), this);
      pools.put(type, known);
    }
    if (!of.isInstance(known)) {
      throw new NotReadHereException("constants of two kinds");
    }
    return of.cast(known);
  }

  TextPool texts(long type) {
    return pool(
        TextPool.class, type, (declared, all) -> new TextPool(positions(type), all.input()));
  }

  /** Returns names by number. If the type is not declared, all names are unknown. */
  NamePool names(long type) {
    return pool(NamePool.class, type, NamePool::new);
  }

  ClassPool classes(long type) {
    return pool(ClassPool.class, type, ClassPool::new);
  }

  MethodPool methods(long type) {
    return pool(MethodPool.class, type, MethodPool::new);
  }

  StackPool stacks(long type) {
    return pool(StackPool.class, type, StackPool::new);
  }

  ThreadPool threads(long type) {
    return pool(ThreadPool.class, type, ThreadPool::new);
  }

  /** How a field of a constant is read, if it is there. */
  TextPart text(DeclaredType owner, String name) {
    TextPart part = new TextPart(null);
    for (DeclaredType.Field field : owner.fields()) {
      if (field.name().equals(name)) {
        if (field.array() || types.textOf(types.of(field)) == null) {
          throw new NotReadHereException("field " + name + " that is no text");
        }
        part = new TextPart(field.constant() ? texts(field.type()) : null);
      }
    }
    return part;
  }
}
