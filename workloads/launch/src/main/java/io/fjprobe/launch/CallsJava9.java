package io.fjprobe.launch;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A class that is not loaded on JDK 8. The build does not look for what JDK 8 lacks in it. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
@interface CallsJava9 {}
