package com.acme.claims;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import org.apache.ibatis.session.SqlSession;
import org.apache.ibatis.session.SqlSessionFactory;

/**
 * A parallel stream adds up the claims of districts, which MyBatis reads with their items: claim by
 * claim (nested) or all items of a district at once (joined).
 */
public final class DistrictReport {
  private final SqlSessionFactory sessions = Claims.create();

  private DistrictReport() {}

  public static void main(String[] args) {
    DistrictReport report = new DistrictReport();
    IntToLongFunction district = args[0].equals("nested") ? report::nested : report::joined;
    long expected = Claims.total();
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long reports = 0;
    while (shift.goesOn()) {
      right &=
          expected == IntStream.range(0, Claims.DISTRICTS).parallel().mapToLong(district).sum();
      reports++;
    }
    Outcome.end(right && reports > 0, "claims: " + reports + " reports");
  }

  private long nested(int district) {
    try (SqlSession session = sessions.openSession()) {
      return session.getMapper(ClaimMapper.class).ofDistrict(district).stream()
          .mapToLong(Claim::sum)
          .sum();
    }
  }

  private long joined(int district) {
    try (SqlSession session = sessions.openSession()) {
      return session.getMapper(ClaimMapper.class).amountsOfDistrict(district).stream()
          .mapToLong(Integer::longValue)
          .sum();
    }
  }
}
