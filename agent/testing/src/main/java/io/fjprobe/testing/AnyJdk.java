package io.fjprobe.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

/**
 * A test of one {@link Jdk} for what does not depend on it, as far as is known. It runs for one of
 * them, with {@code -Dfjprobe.tests=all} for each: see {@link Jdks#one}. A missing JDK skips
 * visibly.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ParameterizedTest(name = "{0}")
@ArgumentsSource(JdksByTurns.class)
public @interface AnyJdk {}
