package io.fjprobe.workloads.overhead;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import org.junit.jupiter.api.Test;

class KernelsTest {

  /** The JVM says nothing of a command for a method that there is not. */
  @Test
  void eachIsAMethod() throws ClassNotFoundException {
    assertThat(Kernels.METHODS).isNotEmpty();
    for (String kernel : Kernels.METHODS) {
      String[] name = kernel.split("::");
      assertThat(Class.forName(name[0]).getDeclaredMethods())
          .extracting(Method::getName)
          .contains(name[1]);
      assertThat(Kernels.jvmArguments()).anyMatch(argument -> argument.endsWith(kernel));
    }
  }
}
