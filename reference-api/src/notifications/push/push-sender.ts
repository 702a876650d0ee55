import { createRequire } from 'node:module';
import type { Device } from './push.repository';
import type { VapidKeys } from './vapid-keys';

const webPush = createRequire(import.meta.url)('web-push') as typeof import('web-push');

/**
 * Result of a message: accepted, postponed by the service, the device is unsubscribed, or the
 * service rejects it for good.
 */
type PushOutcome =
  | { readonly kind: 'sent' | 'gone' | 'refused' }
  | { readonly kind: 'again'; readonly afterMs: number };

/**
 * A message to a device: JSON of at most 3 kB; a later one of the same topic replaces one that has
 * not arrived.
 */
type PushMessage = { readonly payload: object; readonly topic: string };

export type PushSender = {
  readonly publicKey: string;
  send(device: Device, message: PushMessage): Promise<PushOutcome>;
};

const DEADLINE_MS = 10_000;
/** Time to live in seconds: a message about a stage expires after an hour. */
const TTL_S = 3600;

const afterMs = (header: string | null): number =>
  header !== null && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : 0;

/**
 * Encrypts for the device alone (RFC 8291) and signs for the push service (RFC 8292). Never throws.
 */
export function createPushSender(keys: VapidKeys, subject: string): PushSender {
  return {
    publicKey: keys.publicKey,
    send: async ({ endpoint, p256dh, auth }, { payload, topic }) => {
      try {
        const { method, headers, body } = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(payload),
          {
            vapidDetails: { subject, ...keys },
            TTL: TTL_S,
            urgency: 'high',
            topic,
            contentEncoding: 'aes128gcm',
          },
        );
        const sent = Object.entries(headers)
          .filter(([name]) => name.toLowerCase() !== 'content-length')
          .map(([name, value]) => [name, String(value)] as const);
        const answer = await fetch(endpoint, {
          method,
          headers: Object.fromEntries(sent),
          body: new Uint8Array(body ?? Buffer.alloc(0)),
          redirect: 'error',
          signal: AbortSignal.timeout(DEADLINE_MS),
        });
        await answer.body?.cancel();
        if (answer.ok) return { kind: 'sent' };
        if (answer.status === 404 || answer.status === 410) return { kind: 'gone' };
        return answer.status === 429 || answer.status >= 500
          ? { kind: 'again', afterMs: afterMs(answer.headers.get('retry-after')) }
          : { kind: 'refused' };
      } catch (error) {
        // The library throws its own errors for invalid keys before it sends; a network failure is
        // a TypeError or an abort.
        return error instanceof TypeError ||
          (error instanceof Error && /Abort|Timeout/.test(error.name))
          ? { kind: 'again', afterMs: 0 }
          : { kind: 'refused' };
      }
    },
  };
}
