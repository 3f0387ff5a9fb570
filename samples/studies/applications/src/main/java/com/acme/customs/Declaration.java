package com.acme.customs;

import java.io.StringReader;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** A customs declaration in XML, which Woodstox reads. */
final class Declaration {
  private static final int GOODS = 30;

  private Declaration() {}

  static String text(int number, String beginning) {
    StringBuilder text = new StringBuilder(beginning).append("<declaration>");
    for (int good = 0; good < GOODS; good++) {
      text.append("<good code=\"").append(good).append("\" cents=\"");
      text.append(cents(number, good)).append("\"/>");
    }
    return text.toString();
  }

  static long expected(int number) {
    long total = 0;
    for (int good = 0; good < GOODS; good++) {
      total += cents(number, good);
    }
    return total;
  }

  private static int cents(int number, int good) {
    return 100 + (number * 131 + good * 17) % 9_000;
  }

  /** What all goods are worth. */
  static long total(XMLInputFactory factory, String text) {
    try {
      XMLStreamReader reader = factory.createXMLStreamReader(new StringReader(text));
      long total = 0;
      while (reader.hasNext()) {
        if (reader.next() == XMLStreamConstants.START_ELEMENT
            && reader.getLocalName().equals("good")) {
          total += Long.parseLong(reader.getAttributeValue(null, "cents"));
        }
      }
      reader.close();
      return total;
    } catch (XMLStreamException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
