import { createHash, generateKeyPairSync, sign } from 'node:crypto';

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const OBJECT_ID = 0x06;
const UTF8_STRING = 0x0c;
const UTC_TIME = 0x17;
const VERSION = 0xa0;
const EXTENSIONS = 0xa3;
const DNS_NAME = 0x82;

const ECDSA_WITH_SHA256 = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02];
const COMMON_NAME = [0x55, 0x04, 0x03];
const SUBJECT_ALT_NAME = [0x55, 0x1d, 0x11];

const HOST = 'localhost';
const DAY_MS = 86_400_000;

/** One value in DER: tag, length in the minimum of bytes, content. */
function der(tag: number, ...parts: (Uint8Array | readonly number[])[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Uint8Array.from(part)));
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

/** `YYMMDDhhmmssZ`. */
const utcTime = (at: Date): Buffer =>
  der(UTC_TIME, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

function pem(bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

export interface Identity {
  readonly key: string;
  readonly cert: string;
  /** SHA-256 of the public key in base64; a browser accepts the certificate by this hash. */
  readonly keyHash: string;
}

/**
 * A self-signed certificate for localhost, valid for a day. Browsers support HTTP/2 over TLS only;
 * this certificate needs no entry in a trust store, and its key is not written to disk.
 */
export function selfSigned(): Identity {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const publicInfo = publicKey.export({ type: 'spki', format: 'der' });
  const algorithm = der(SEQUENCE, der(OBJECT_ID, ECDSA_WITH_SHA256));
  const name = der(
    SEQUENCE,
    der(SET, der(SEQUENCE, der(OBJECT_ID, COMMON_NAME), der(UTF8_STRING, Buffer.from(HOST)))),
  );
  const validity = der(
    SEQUENCE,
    utcTime(new Date(Date.now() - DAY_MS)),
    utcTime(new Date(Date.now() + DAY_MS)),
  );
  const hosts = der(SEQUENCE, der(DNS_NAME, Buffer.from(HOST)));
  const extensions = der(
    SEQUENCE,
    der(SEQUENCE, der(OBJECT_ID, SUBJECT_ALT_NAME), der(OCTET_STRING, hosts)),
  );
  const body = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, [2])), // version 3
    der(INTEGER, [1]), // serial number
    algorithm,
    name,
    validity,
    name,
    publicInfo,
    der(EXTENSIONS, extensions),
  );
  const signature = der(BIT_STRING, [0], sign('sha256', body, privateKey));
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const keyHash = createHash('sha256').update(publicInfo).digest('base64');
  return { key, cert: pem(der(SEQUENCE, body, algorithm, signature)), keyHash };
}
