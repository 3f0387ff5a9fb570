package io.fjprobe.analyzer.recording.stack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GeneratedCodeTest {

  private static final String BELOW = "com.acme.Main.main:9";

  private static String top(String frame) {
    return Lines.unpacked(StackReading.of(Stacks.of(frame, BELOW)).line()).get(0);
  }

  @ParameterizedTest
  @CsvSource({
    "a.Main$$Lambda$14/1915503092, a.Main$$Lambda", // JDK 8
    "a.Main$$Lambda$14.1915503092, a.Main$$Lambda",
    "a.Main$$Lambda$14/0x00000008000c2c58, a.Main$$Lambda", // 11 and 17
    "a.Main$$Lambda$14.0x00000008000c2c58, a.Main$$Lambda",
    "a.Main$$Lambda$14+0x00000008000c2c58.424398527, a.Main$$Lambda", // in stacks of 17
    "a.Main$$Lambda/0x00007f8ef0087c50, a.Main$$Lambda", // 21 and later
    "a.Main$$Lambda.0x00007f8ef0087c50, a.Main$$Lambda", // the same as JMC has it
    "a.Main$$Lambda+0x00007f8ef0087c50, a.Main$$Lambda",
    "a.Hidden/0x00007f8ef0087c50, a.Hidden",
    "a.Hidden.0x00007f8ef0087c50, a.Hidden",
    "a.Hidden+0x00007f8ef0087c50.77, a.Hidden",
  })
  void lambdasOfOneClassAreOne(String name, String cleaned) {
    assertThat(GeneratedCode.withoutNumber(name)).isEqualTo(cleaned);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.Main", "a.Main$1", "a.Main$Task", "Main", "a.b0x.Main", "int[]"})
  void othersStay(String name) {
    assertThat(GeneratedCode.withoutNumber(name)).isEqualTo(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "app.Report$$Lambda$14.1915503092.apply:-1",
        "app.Report$$Lambda$93+0x00007f55ac000400.1234.applyAsLong:-1",
        "app.Report$$Lambda.0x00007f8ef0087c50.apply:-1",
        "app.Report$$Lambda+0x00007f8ef0087c50.apply:-1",
        "java.lang.invoke.LambdaForm$DMH.0x00007fee000f4400.invokeStatic:-1",
        "jdk.internal.reflect.GeneratedMethodAccessor12.invoke:-1",
        "com.sun.proxy.$Proxy12.pay:-1",
        "app.$Proxy12.pay:-1",
        "synthetic app.Report.access$000:1",
        "app.Report.access$prices:1", // Kotlin, whatever its modifiers
        "synthetic app.Report.compareTo:3", // a bridge
        "synthetic app.Report.load$default:12", // Kotlin
        "synthetic app.Report.tryLeaf$:50", // Scala, of a trait
        "app.Report.$anonfun$report$1$adapted:37", // Scala, boxing
        "synthetic app.Report.$deserializeLambda$:10",
        "app.Report$report$0.call:-1", // Groovy, a call site
        "app.Report$$EnhancerBySpringCGLIB$$1a2b.pay:-1",
        "app.Report$$SpringCGLIB$$0.pay:-1",
        "app.Report$ByteBuddy$Ab12.pay:-1",
      })
  void whatNobodyWroteIsNotNamed(String frame) {
    assertThat(top(frame)).isEqualTo(BELOW);
  }

  @ParameterizedTest
  @CsvSource({
    "lambda$report$1, report",
    "lambda$report$5f3a1b2c$1, report",
    "lambda$new$0, <init>",
    "lambda$static$0, <clinit>",
    "$anonfun$report$1, report", // Scala 2
    "report$$anonfun$1, report", // Scala 3
    "report$lambda$0, report", // Kotlin
    "report$lambda$1$lambda$0, report",
  })
  void theBodyOfALambdaIsNamedByTheMethodAroundIt(String method, String around) {
    assertThat(top("synthetic app.Report." + method + ":37"))
        .isEqualTo("app.Report." + around + ":37 (lambda)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"lambda$null$3", "lambda$0"})
  void aLambdaOfAnUnknownMethodKeepsItsName(String method) {
    assertThat(top("synthetic app.Report." + method + ":37"))
        .isEqualTo("app.Report." + method + ":37");
  }

  @Test
  void codeWithoutLinesIsNamedIfThereIsNoOther() {
    assertThat(StackReading.of(Stacks.of("app.A.run:-1", "app.B.call:-1")).line())
        .isEqualTo("app.A.run");
    assertThat(top("native app.Disk.read:-1")).isEqualTo("app.Disk.read");
  }

  @Test
  void aLineThatTheAgentRecordedIsNamedAlike() {
    assertThat(LineName.of("app.Hang.lambda$main$0:6")).isEqualTo("app.Hang.main:6 (lambda)");
    assertThat(LineName.of("app.Hang.main:6")).isEqualTo("app.Hang.main:6");
    assertThat(LineName.of("")).isEmpty();
  }
}
