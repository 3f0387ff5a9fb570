package com.acme.claims;

import org.apache.ibatis.datasource.pooled.PooledDataSource;
import org.apache.ibatis.mapping.Environment;
import org.apache.ibatis.session.Configuration;
import org.apache.ibatis.session.ExecutorType;
import org.apache.ibatis.session.SqlSession;
import org.apache.ibatis.session.SqlSessionFactory;
import org.apache.ibatis.session.SqlSessionFactoryBuilder;
import org.apache.ibatis.transaction.jdbc.JdbcTransactionFactory;

/** Opens sessions of MyBatis to claims in a database in memory. */
final class Claims {
  static final int DISTRICTS = 20;
  static final int OF_EACH = 100;
  static final int CLAIMS = DISTRICTS * OF_EACH;
  private static final int ITEMS = 2;

  private Claims() {}

  static SqlSessionFactory create() {
    System.setProperty("derby.stream.error.file", "/dev/null");
    PooledDataSource source =
        new PooledDataSource(
            "org.apache.derby.jdbc.EmbeddedDriver",
            "jdbc:derby:memory:claims;create=true",
            "clerk",
            "clerk");
    Configuration configuration =
        new Configuration(new Environment("claims", new JdbcTransactionFactory(), source));
    configuration.addMapper(ClaimMapper.class);
    SqlSessionFactory sessions = new SqlSessionFactoryBuilder().build(configuration);
    try (SqlSession session = sessions.openSession(true)) {
      createTables(session.getMapper(ClaimMapper.class));
    }
    try (SqlSession session = sessions.openSession(ExecutorType.BATCH)) {
      fill(session.getMapper(ClaimMapper.class));
      session.commit();
    }
    return sessions;
  }

  private static void createTables(ClaimMapper mapper) {
    mapper.createClaims();
    mapper.createItems();
    mapper.indexClaims();
    mapper.indexItems();
  }

  private static void fill(ClaimMapper mapper) {
    for (int claim = 0; claim < CLAIMS; claim++) {
      mapper.addClaim(claim, claim % DISTRICTS);
      for (int item = 0; item < ITEMS; item++) {
        mapper.addItem(claim * ITEMS + item, claim, amount(claim, item));
      }
    }
  }

  private static int amount(int claim, int item) {
    return 100 + (claim * 31 + item * 7) % 900;
  }

  /** Of all claims of all districts. */
  static long total() {
    long total = 0;
    for (int claim = 0; claim < CLAIMS; claim++) {
      for (int item = 0; item < ITEMS; item++) {
        total += amount(claim, item);
      }
    }
    return total;
  }
}
