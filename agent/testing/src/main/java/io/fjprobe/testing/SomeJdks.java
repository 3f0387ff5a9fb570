package io.fjprobe.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

/**
 * A test of one {@link Jdk} for what hardly depends on the pool's generation, but on the age of the
 * JVM, such as attaching and other agents; or for what only rests on facts of the pool that other
 * tests check on each JDK. It runs for an older and a newer one, with {@code -Dfjprobe.tests=all}
 * for each: see {@link Jdks#two}. A missing JDK skips visibly.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ParameterizedTest(name = "{0}")
@ArgumentsSource(JdksByTurns.class)
public @interface SomeJdks {}
