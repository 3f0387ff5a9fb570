import java.security.MessageDigest;
import java.util.Arrays;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.crypto.Cipher;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** Encrypts documents, and opens each once more to see whether its digest is still the same. */
public class DocumentVault {
  private static byte[] document(int number) {
    byte[] text = new byte[256 * 1024];
    int letter = number;
    for (int i = 0; i < text.length; i++) {
      letter = letter * 1_103_515_245 + 12_345;
      text[i] = (byte) (letter >> 16);
    }
    return text;
  }

  private static Cipher cipher(int mode, int number) throws Exception {
    Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");
    byte[] start = new byte[16];
    Arrays.fill(start, (byte) number);
    cipher.init(mode, new SecretKeySpec(new byte[16], "AES"), new IvParameterSpec(start));
    return cipher;
  }

  private static boolean keep(int number) throws Exception {
    byte[] text = document(number);
    byte[] digest = MessageDigest.getInstance("SHA-512").digest(text);
    byte[] secret = cipher(Cipher.ENCRYPT_MODE, number).doFinal(text);
    byte[] opened = cipher(Cipher.DECRYPT_MODE, number).doFinal(secret);
    byte[] again = MessageDigest.getInstance("SHA-512").digest(opened);
    return Arrays.equals(digest, again) && !Arrays.equals(text, secret);
  }

  public static void main(String[] args) throws Exception {
    int documents = args.length > 1 ? Integer.parseInt(args[1]) : 2_000;
    ExecutorService clerks = Executors.newFixedThreadPool(2);
    List<Callable<Boolean>> work = new ArrayList<>();
    for (int d = 0; d < documents; d++) {
      int number = d;
      work.add(() -> keep(number));
    }
    int kept = 0;
    for (Future<Boolean> done : clerks.invokeAll(work)) {
      kept += done.get() ? 1 : 0;
    }
    clerks.shutdown();
    System.out.println(kept + " documents");
    System.exit(kept == documents ? 0 : 1);
  }
}
