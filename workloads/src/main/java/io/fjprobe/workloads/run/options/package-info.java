/** Words of the command line, taken apart and read as what each option takes. */
package io.fjprobe.workloads.run.options;
