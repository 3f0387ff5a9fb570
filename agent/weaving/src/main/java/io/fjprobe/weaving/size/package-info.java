/** The size limit: what makes a recording grow, and what is then left out of it. */
package io.fjprobe.weaving.size;
