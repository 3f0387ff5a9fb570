package io.fjprobe.analyzer.compare.measure;

import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The same thing of both sides of a comparison.
 *
 * @param base of the side that is compared with
 * @param next of the other side
 */
public record BySide<T extends @Nullable Object>(T base, T next) {

  /** Returns what one of the sides has. */
  public T of(boolean ofNext) {
    return ofNext ? next : base;
  }

  /** Does the same to what either side has. */
  public <R extends @Nullable Object> BySide<R> map(Function<? super T, ? extends R> change) {
    return new BySide<>(change.apply(base), change.apply(next));
  }

  /** Puts what either side has together with something else of the same side. */
  public <U extends @Nullable Object, R extends @Nullable Object> BySide<R> with(
      BySide<U> other, BiFunction<? super T, ? super U, ? extends R> join) {
    return new BySide<>(join.apply(base, other.base), join.apply(next, other.next));
  }

  /** Returns whether this is true of one of the sides, or of both. */
  public boolean any(Predicate<? super T> test) {
    return test.test(base) || test.test(next);
  }
}
