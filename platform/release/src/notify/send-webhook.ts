import { type LookupAddress, lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { isAllowedAddress, literalAddress, targetProblem } from './target-url';

/**
 * Result of one attempt. `gone`: the receiver wants no more of it. `reason` contains nothing that the
 * receiver has written.
 */
export type Outcome =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly reason: string };

export interface WebhookMessage {
  readonly url: string;
  /** Its `webhook-id`: the same in every attempt. */
  readonly id: string;
  readonly body: string;
  /** One, or two while the secret is rotated. */
  readonly secrets: readonly string[];
}

/** Longest attempt in ms, from the look-up of the host to the status of the answer. */
const ATTEMPT_MS = 5000;
const GONE = 410;

const refusal = (): Error & { code: string } =>
  Object.assign(new Error('the address is refused'), { code: 'EREFUSEDADDRESS' });

/** Resolves a name, and refuses it with an address that is not notified: the check is of what is connected to. */
const guardedLookup =
  (protocol: string): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = error ? [] : found;
      if (error || !first) callback(error ?? refusal(), '', 0);
      else if (!found.every(({ address }) => isAllowedAddress(address, protocol)))
        callback(refusal(), '', 0);
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };

function outcomeOf(status = 0): Outcome {
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  return status === GONE ? { kind: 'gone' } : { kind: 'failed', reason: `answered ${status}` };
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && error.name !== 'AbortError' && error.name !== 'TimeoutError'
    ? `no answer (${'code' in error ? String(error.code) : error.name})`
    : 'no answer in time';

/**
 * Sends a message by Standard Webhooks (https://www.standardwebhooks.com), signed anew with the time of
 * the attempt. Redirects are not followed, and of the answer only its status is read. Never rejects.
 */
export function sendWebhook(
  { url: text, id, body, secrets }: WebhookMessage,
  signal: AbortSignal,
): Promise<Outcome> {
  const problem = targetProblem(text);
  if (problem !== null) return Promise.resolve({ kind: 'failed', reason: 'its URL is refused' });
  const url = new URL(text);
  const literal = literalAddress(url);
  if (literal !== null && !isAllowedAddress(literal, url.protocol))
    return Promise.resolve({ kind: 'failed', reason: 'its address is refused' });
  const now = new Date();
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, now, body));
  return new Promise((resolve) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const sent = send(url, {
      method: 'POST',
      agent: false,
      lookup: guardedLookup(url.protocol),
      signal: AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'storefront-notify',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': signatures.join(' '),
      },
    });
    sent.on('response', (response) => {
      resolve(outcomeOf(response.statusCode));
      response.destroy();
    });
    sent.on('error', (error) => resolve({ kind: 'failed', reason: reasonOf(error) }));
    sent.on('close', () => resolve({ kind: 'failed', reason: 'no answer (closed)' }));
    sent.end(body);
  });
}
