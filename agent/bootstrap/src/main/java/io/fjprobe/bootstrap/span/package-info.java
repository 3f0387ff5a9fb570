/** Work and span: how long all tasks of an operation take, and its longest chain of tasks. */
package io.fjprobe.bootstrap.span;
