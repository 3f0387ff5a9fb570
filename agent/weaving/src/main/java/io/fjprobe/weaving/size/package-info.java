/** The size limit: what makes a recording grow, and what is then left out. */
package io.fjprobe.weaving.size;
