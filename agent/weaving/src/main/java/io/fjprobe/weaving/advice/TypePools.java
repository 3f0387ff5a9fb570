package io.fjprobe.weaving.advice;

import java.util.Map;
import java.util.WeakHashMap;
import net.bytebuddy.agent.builder.AgentBuilder;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.matcher.ElementMatchers;
import net.bytebuddy.pool.TypePool;
import net.bytebuddy.pool.TypePool.CacheProvider;
import net.bytebuddy.pool.TypePool.Default.ReaderMode;

/**
 * Classes as their class files say, because it is not safe to load a class while another is being
 * loaded. What was read is kept as long as its loader, if there is memory for it.
 */
final class TypePools implements AgentBuilder.PoolStrategy {

  private final Map<ClassLoader, CacheProvider> read = new WeakHashMap<>();

  @Override
  public TypePool typePool(ClassFileLocator files, ClassLoader loader) {
    return pool(files, ofLoader(loader));
  }

  /**
   * @param woven what is read of this class is not what its loader has
   */
  @Override
  public TypePool typePool(ClassFileLocator files, ClassLoader loader, String woven) {
    CacheProvider alone = new CacheProvider.Simple();
    return pool(
        files,
        new CacheProvider.Discriminating(ElementMatchers.is(woven), alone, ofLoader(loader)));
  }

  private static TypePool pool(ClassFileLocator files, CacheProvider cache) {
    return new TypePool.LazyFacade(
        new TypePool.Default.WithLazyResolution(cache, files, ReaderMode.FAST, new AnyVersion()));
  }

  private synchronized CacheProvider ofLoader(ClassLoader loader) {
    CacheProvider cache = read.get(loader);
    if (cache == null) {
      cache = new CacheProvider.Simple.UsingSoftReference();
      read.put(loader, cache);
    }
    return cache;
  }
}
