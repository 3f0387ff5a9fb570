package com.acme.forces;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.util.Random;
import org.ejml.concurrency.EjmlConcurrency;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.MatrixFeatures_DDRM;
import org.ejml.dense.row.RandomMatrices_DDRM;
import org.ejml.dense.row.mult.MatrixMatrixMult_DDRM;
import org.ejml.dense.row.mult.MatrixMatrixMult_MT_DDRM;

/**
 * Products of matrices by EJML's threads: of large ones (large), or of very many tiny ones (tiny).
 */
public final class Forces {
  private Forces() {}

  public static void main(String[] args) {
    EjmlConcurrency.setMaxThreads(2);
    int size = args[0].equals("large") ? 900 : 12;
    int products = args[0].equals("large") ? 1 : 1_000;
    Random random = new Random(1);
    DMatrixRMaj a = RandomMatrices_DDRM.rectangle(size, size, random);
    DMatrixRMaj b = RandomMatrices_DDRM.rectangle(size, size, random);
    DMatrixRMaj expected = new DMatrixRMaj(size, size);
    MatrixMatrixMult_DDRM.mult_reorder(a, b, expected);
    DMatrixRMaj product = new DMatrixRMaj(size, size);
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long rounds = 0;
    while (shift.goesOn()) {
      for (int i = 0; i < products; i++) {
        MatrixMatrixMult_MT_DDRM.mult_reorder(a, b, product);
      }
      right &= MatrixFeatures_DDRM.isIdentical(expected, product, 1e-9);
      rounds++;
    }
    Outcome.end(right && rounds > 0, "forces: " + rounds + " x " + products + " products");
  }
}
