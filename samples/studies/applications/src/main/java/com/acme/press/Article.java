package com.acme.press;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** A page of a newspaper on the web, of which four fifths are about politics. */
final class Article {
  private static final String[] WORDS = {
    "council", "harbour", "minister", "bridge", "budget", "season", "library", "tram"
  };
  private final int number;
  private final String html;

  Article(int number) {
    this.number = number;
    html = html(number);
  }

  String section() {
    return number % 10 < 8 ? "politics" : number % 10 == 8 ? "sport" : "theatre";
  }

  /** Words outside advertisements, and links: some hundred microseconds. */
  long measure() {
    Document page = Jsoup.parse(html);
    page.select("div.advert").remove();
    long words = 0;
    for (Element paragraph : page.select("p")) {
      words += paragraph.text().split(" ").length;
    }
    return words * 100 + page.select("p > a[href]").size();
  }

  private static String html(int number) {
    StringBuilder html = new StringBuilder("<html><body><h1>Page " + number + "</h1>");
    for (int paragraph = 0; paragraph < 40; paragraph++) {
      html.append("<p>");
      for (int word = 0; word < 30; word++) {
        html.append(WORDS[(number + paragraph * 7 + word * word) % WORDS.length]).append(' ');
      }
      html.append("<a href='/page/").append(paragraph).append("'>more</a>");
      html.append("</p><div class=advert><b>buy &amp; save</b></div>");
    }
    return html.append("</body></html>").toString();
  }
}
