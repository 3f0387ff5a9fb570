/** Weaves one join point: the site in a method, and the call of its hook. */
package io.fjprobe.weaving.site;
