package com.acme.backup;

import com.acme.common.Outcome;
import com.acme.common.Staff;
import org.tukaani.xz.LZMA2Options;

/**
 * Two threads of a plain executor pack short documents, each with a dictionary of as many kilobytes
 * as the argument says.
 */
public final class BackupService {
  private BackupService() {}

  public static void main(String[] args) throws Exception {
    LZMA2Options options = Packing.options(Integer.parseInt(args[0]) * 1024);
    long[] lengths = new long[Packing.DOCUMENTS];
    boolean right = true;
    for (int document = 0; document < Packing.DOCUMENTS; document++) {
      byte[] packed = Packing.packed(document, options);
      right &= Packing.right(document, packed);
      lengths[document] = packed.length;
    }
    long packed =
        Staff.work(
            2,
            10,
            number -> {
              int document = (int) (number % Packing.DOCUMENTS);
              return Packing.packed(document, options).length == lengths[document];
            });
    Outcome.end(right && packed > 0, "backup: " + packed + " packed");
  }
}
