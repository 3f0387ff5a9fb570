package io.fjprobe.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A test of one {@link Jdk} for what hardly depends on the pool's generation, such as options,
 * files, attaching and other agents; or for what only rests on facts of the pool that other tests
 * check on each JDK. It runs for the oldest, the newest and two between them. A missing JDK skips
 * visibly.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ParameterizedTest(name = "{0}")
@MethodSource("io.fjprobe.testing.Jdks#some")
public @interface SomeJdks {}
