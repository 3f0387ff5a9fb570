package com.acme.passes;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.ChecksumException;
import com.google.zxing.EncodeHintType;
import com.google.zxing.FormatException;
import com.google.zxing.WriterException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.QRCodeWriter;
import com.google.zxing.qrcode.decoder.Decoder;
import java.util.Collections;

/** A boarding pass, which ZXing writes as a picture, and reads again. */
final class Pass {
  private Pass() {}

  static String text(int number) {
    return "M1TRAVELLER/" + number + " EABC" + number * 31 + " HAMOSL " + (number % 200) + "C";
  }

  /** Whether a passenger's picture says what it shall: some hundred microseconds. */
  static boolean right(int number) {
    try {
      BitMatrix picture =
          new QRCodeWriter()
              .encode(
                  text(number),
                  BarcodeFormat.QR_CODE,
                  0,
                  0,
                  Collections.singletonMap(EncodeHintType.MARGIN, 0));
      return new Decoder().decode(picture).getText().equals(text(number));
    } catch (WriterException | ChecksumException | FormatException e) {
      throw new IllegalStateException(e);
    }
  }
}
