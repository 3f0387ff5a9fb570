package io.fjprobe.testing;

import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.support.ParameterDeclarations;

/** The JDKs of {@link AnyJdk} and {@link SomeJdks}. */
final class JdksByTurns implements ArgumentsProvider {

  @Override
  public Stream<? extends Arguments> provideArguments(
      ParameterDeclarations parameters, ExtensionContext context) {
    return of(context.getRequiredTestMethod(), Jdks.areAllTestsAsked()).stream().map(Arguments::of);
  }

  static List<Jdk> of(Method test, boolean all) {
    String name = test.getDeclaringClass().getSimpleName() + "." + test.getName();
    if (all) {
      return Jdks.all();
    }
    return test.isAnnotationPresent(AnyJdk.class) ? List.of(Jdks.one(name)) : Jdks.two(name);
  }
}
