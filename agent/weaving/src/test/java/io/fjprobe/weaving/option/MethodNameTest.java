package io.fjprobe.weaving.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MethodNameTest {

  private static List<String> parts(String value) {
    return MethodName.parse("operation", value).stream()
        .map(each -> each.className + " " + each.method + " " + each.descriptor)
        .toList();
  }

  @Test
  void classMethodAndDescriptor() {
    assertThat(parts("com.acme.Orders.place")).containsExactly("com.acme.Orders place null");
    assertThat(parts("Main.run")).containsExactly("Main run null");
    assertThat(parts("com.acme.Outer$Inner.*")).containsExactly("com.acme.Outer$Inner * null");
    assertThat(parts("a.B.c(I[[JLjava/lang/String;)V"))
        .containsExactly("a.B c (I[[JLjava/lang/String;)V");
  }

  @Test
  void semicolonsOfDescriptorsAreNotBetweenNames() {
    assertThat(
            parts(
                "a.B.c(Ljava/lang/String;La/B;)V;a.B.d()[[La/C; ; a.E.*;"
                    + "a.B.e(La/B;)La/C;;a.B.f()I"))
        .containsExactly(
            "a.B c (Ljava/lang/String;La/B;)V",
            "a.B d ()[[La/C;",
            "a.E * null",
            "a.B e (La/B;)La/C;",
            "a.B f ()I");
  }

  @Test
  void eachOnceAndAsWritten() {
    assertThat(MethodName.parse("operation", "a.B.c;a.B.c;a.B.d()V"))
        .extracting(each -> each.text)
        .containsExactly("a.B.c", "a.B.d()V");
  }

  @Test
  void isAnOptionLikeOthers() {
    Options given = Options.parse("level=full,operation=a.B.c(La/D;)V;a.E.*", Map.of(), Map.of());
    assertThat(given.operations()).extracting(each -> each.method).containsExactly("c", "*");
    assertThat(Options.parse(null, Map.of("fjprobe.operation", "a.B.c"), Map.of()).operations())
        .hasSize(1);
    assertThat(Options.parse(null, Map.of(), Map.of("FJPROBE_OPERATION", "a.B.c")).operations())
        .hasSize(1);
    assertThat(Options.parse(null, Map.of(), Map.of()).operations()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "place | is not of the form class.method, such as com.acme.Orders.place, or com.acme.Job.*",
        "com.acme. | is not of the form class.method, such as com.acme.Orders.place, or com.acme.Job.*",
        "a.B.<init> | is a constructor, which cannot be observed; name a method",
        "com/acme/B.c | does not name a class: 'com/acme/B' is not of the form com.acme.Orders",
        "a..B.c | does not name a class: 'a..B' is not of the form com.acme.Orders",
        "a.B.** | does not name a method: '**' is neither a name nor *",
        "java.util.List.add | is not in the application; only its own methods can be observed",
        "a.B.c(String) | has an invalid descriptor; a valid one is (Ljava/lang/String;I)V, and javap -s lists those of a class",
        "a.B.c(I | has an invalid descriptor; a valid one is (Ljava/lang/String;I)V, and javap -s lists those of a class",
        "a.B.*()V | has both * (all public methods) and a descriptor; use only one of them",
      })
  void saysWhatIsWrong(String name, String reason) {
    assertThatThrownBy(() -> MethodName.parse("operation", "a.B.c;" + name))
        .isInstanceOf(OptionException.class)
        .hasMessage("operation=" + name + " " + reason);
  }

  @Test
  void neitherNoneNorTooMany() {
    String many =
        IntStream.range(0, 65).mapToObj(i -> "a.B.m" + i).collect(Collectors.joining(";"));
    assertThatThrownBy(() -> MethodName.parse("operation", " ; "))
        .hasMessageContaining("needs a method, such as");
    assertThatThrownBy(() -> MethodName.parse("operation", many))
        .hasMessageContaining("has more than 64 names");
  }

  @Test
  void calledByTheOptionThatNamesIt() {
    assertThat(Options.parse("count=a.B.c;a.B.d", Map.of(), Map.of()).counted())
        .extracting(each -> each.method)
        .containsExactly("c", "d");
    assertThat(Options.parse("operation=a.B.c", Map.of(), Map.of()).counted()).isEmpty();
    assertThatThrownBy(() -> Options.parse("count=a.B.<init>", Map.of(), Map.of()))
        .hasMessage("count=a.B.<init> is a constructor, which cannot be observed; name a method");
  }
}
