package io.fjprobe.testing;

import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.support.ParameterDeclarations;

/** The JDKs of {@link SomeJdks}. */
final class SomeJdksProvider implements ArgumentsProvider {

  private static final boolean ALL = "all".equals(System.getProperty("fjprobe.tests"));

  @Override
  public Stream<? extends Arguments> provideArguments(
      ParameterDeclarations parameters, ExtensionContext context) {
    Method test = context.getRequiredTestMethod();
    String name = test.getDeclaringClass().getSimpleName() + "." + test.getName();
    List<Jdk> jdks = ALL ? Jdks.all() : Jdks.two(name);
    return jdks.stream().map(Arguments::of);
  }
}
