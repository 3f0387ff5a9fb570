package io.fjprobe.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** A test that takes so long that each build cannot wait for it. Another one has a short form. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@EnabledIfSystemProperty(
    named = Jdks.TESTS,
    matches = Jdks.ALL_TESTS,
    disabledReason = "takes minutes; -Dfjprobe.tests=all runs it")
public @interface TakesMinutes {}
