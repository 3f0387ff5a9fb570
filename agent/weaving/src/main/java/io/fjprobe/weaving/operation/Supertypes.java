package io.fjprobe.weaving.operation;

import io.fjprobe.weaving.classfile.ClassFiles;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;

/**
 * Finds out what a class extends and implements while the class is loaded. It reads the class files
 * of those types, because it is not safe to load a class while another is being loaded.
 */
final class Supertypes {

  private final Map<ClassLoader, Map<String, ClassOutline>> read =
      Collections.synchronizedMap(new WeakHashMap<>());

  /** The class of that name among those above; null if it is none of them. */
  ClassOutline find(String wanted, ClassOutline below, ClassLoader loader) {
    Deque<String> open = new ArrayDeque<>(below.parents);
    Set<String> seen = new HashSet<>();
    while (!open.isEmpty()) {
      String name = open.remove();
      if (!Applications.mayHave(name) || !seen.add(name)) {
        continue;
      }
      ClassOutline outline = read(name, loader);
      if (outline != null && name.equals(wanted)) {
        return outline;
      }
      if (outline != null) {
        open.addAll(outline.parents);
      }
    }
    return null;
  }

  /** Null if its class file cannot be had. */
  private ClassOutline read(String name, ClassLoader loader) {
    Map<String, ClassOutline> ofLoader = read.get(loader);
    if (ofLoader == null) {
      ofLoader = Collections.synchronizedMap(new HashMap<>());
      read.put(loader, ofLoader); // if another thread does so too, one of both is forgotten
    }
    ClassOutline outline = ofLoader.get(name);
    if (outline == null) {
      outline = parse(name, loader);
      ofLoader.put(name, outline);
    }
    return outline;
  }

  private static ClassOutline parse(String name, ClassLoader loader) {
    try (InputStream in = loader.getResourceAsStream(name + ".class")) {
      return in == null ? null : new ClassOutline(ClassFiles.readAll(in));
    } catch (IOException | RuntimeException e) {
      return null;
    }
  }
}
