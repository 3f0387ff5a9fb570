package io.fjprobe.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A test of one {@link Jdk} for what does not depend on the pool and hardly on the JDK, as options,
 * files and attaching: run for the oldest, the newest and two between them; a missing JDK skips
 * visibly.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ParameterizedTest(name = "{0}")
@MethodSource("io.fjprobe.testing.Jdks#some")
public @interface SomeJdks {}
