package com.acme.claims;

import com.acme.common.Outcome;
import com.acme.common.Staff;
import java.util.List;
import org.apache.ibatis.session.RowBounds;
import org.apache.ibatis.session.SqlSession;
import org.apache.ibatis.session.SqlSessionFactory;

/**
 * Two threads of a plain executor export all claims, page by page. MyBatis reads a page by its
 * bounds (bounds) or from the last claim of the page before on (last).
 */
public final class ClaimExport {
  private static final int PAGE = 50;
  private final SqlSessionFactory sessions = Claims.create();

  private ClaimExport() {}

  public static void main(String[] args) throws Exception {
    ClaimExport export = new ClaimExport();
    boolean byBounds = args[0].equals("bounds");
    long exports =
        Staff.work(
            2, 10, number -> (byBounds ? export.byBounds() : export.fromLast()) == Claims.CLAIMS);
    Outcome.end(exports > 0, "claims: " + exports + " exports");
  }

  private int byBounds() {
    int exported = 0;
    while (true) {
      try (SqlSession session = sessions.openSession()) {
        List<Integer> page =
            session.getMapper(ClaimMapper.class).all(new RowBounds(exported, PAGE));
        exported += page.size();
        if (page.size() < PAGE) {
          return exported;
        }
      }
    }
  }

  private int fromLast() {
    int exported = 0;
    int last = -1;
    while (true) {
      try (SqlSession session = sessions.openSession()) {
        List<Integer> page = session.getMapper(ClaimMapper.class).after(last, PAGE);
        exported += page.size();
        if (page.size() < PAGE) {
          return exported;
        }
        last = page.get(PAGE - 1);
      }
    }
  }
}
