import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A message received by a device: the headers of the request, and the message decrypted with the
 * device's keys.
 */
type Pushed = {
  path: string;
  headers: IncomingHttpHeaders;
  message: Record<string, unknown>;
  raw: Buffer;
};

const part = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/**
 * A browser's side of RFC 8291: its own keys, and the decryption of messages for them (aes128gcm,
 * one record).
 */
function deviceKeys() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const own = pair.getPublicKey();
  const read = (body: Buffer): Record<string, unknown> => {
    const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
    const sender = body.subarray(21, 21 + keyLength);
    const secret = part(
      pair.computeSecret(sender),
      auth,
      Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]),
      32,
    );
    const key = part(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = part(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const sealed = body.subarray(21 + keyLength);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as Record<
      string,
      unknown
    >;
  };
  return { keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') }, read };
}

/**
 * A local push service with its own devices. `answer` sets the next response by path; 201 by
 * default.
 */
export async function startPushService() {
  const devices = new Map<string, ReturnType<typeof deviceKeys>>();
  const pushed: Pushed[] = [];
  const answers = new Map<string, { status: number; headers?: Record<string, string> }>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const [path, raw] = [request.url ?? '', Buffer.concat(chunks)];
        pushed.push({
          path,
          headers: request.headers,
          raw,
          message: devices.get(path)?.read(raw) ?? {},
        });
        const { status, headers = {} } = answers.get(path) ?? { status: 201 };
        response.writeHead(status, headers).end();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    pushed,
    /** A device of this service, in the form a browser sends to a server. */
    device: (name: string, language = 'pt-br') => {
      const made = deviceKeys();
      devices.set(`/${name}`, made);
      return { endpoint: `${origin}/${name}`, keys: made.keys, language };
    },
    answer: (name: string, status: number, headers?: Record<string, string>) =>
      void answers.set(`/${name}`, { status, ...(headers ? { headers } : {}) }),
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
