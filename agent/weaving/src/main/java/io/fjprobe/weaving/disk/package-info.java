/** The files of a recording, and the space that is left for them. */
package io.fjprobe.weaving.disk;
