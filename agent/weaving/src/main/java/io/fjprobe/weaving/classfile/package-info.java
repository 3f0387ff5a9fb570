/** Class files, read and written. */
package io.fjprobe.weaving.classfile;
