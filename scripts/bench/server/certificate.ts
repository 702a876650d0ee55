import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';

export interface Identity {
  readonly key: string;
  readonly cert: string;
  /** SHA-256 of the public key in base64; a browser accepts the certificate by this hash. */
  readonly keyHash: string;
}

const REQUEST =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout - -out - -days 1 ' +
  '-subj /CN=localhost -addext subjectAltName=DNS:localhost';

/**
 * A self-signed certificate for localhost, valid for a day. Browsers support HTTP/2 over TLS only;
 * this certificate needs no entry in a trust store, and its key is not written to disk.
 */
export function selfSigned(): Identity {
  const made = execFileSync('openssl', REQUEST.split(' '), {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const at = made.indexOf('-----BEGIN CERTIFICATE-----');
  const [key, cert] = [made.slice(0, at), made.slice(at)];
  const publicInfo = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, keyHash: createHash('sha256').update(publicInfo).digest('base64') };
}
