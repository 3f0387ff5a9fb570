/**
 * Byte Buddy's agent builder and advice, for classes of the application. None of it is loaded
 * before there is such a class to be woven.
 */
package io.fjprobe.weaving.advice;
