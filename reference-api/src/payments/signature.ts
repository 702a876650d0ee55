import { err, ok, type Result } from '@storefront/shared-domain/rules';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookProblem, WebhookReceived } from './provider';

/**
 * Header that carries when a message was signed, in seconds, and its signature:
 * 't=1700000000,v1={64 hex digits}'.
 */
export const SIGNATURE_HEADER = 'payment-signature';

/** A message signed longer ago, or farther ahead, is not taken: a copy of it may have been kept. */
const TOLERANCE_SECONDS = 300;

const signatureOf = (key: string, seconds: number, body: Buffer): Buffer =>
  createHmac('sha256', key).update(`${seconds}.`).update(body).digest();

export const signed = (key: string, at: Date, body: Buffer): string => {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${signatureOf(key, seconds, body).toString('hex')}`;
};

/** Whether whoever has the key has signed exactly this body within the last five minutes. */
export function checkSignature(
  key: string,
  { headers, body, now }: WebhookReceived,
): Result<null, WebhookProblem> {
  const [, seconds = '', given = ''] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(headers[SIGNATURE_HEADER] ?? '')) ?? [];
  if (
    given === '' ||
    !timingSafeEqual(Buffer.from(given, 'hex'), signatureOf(key, Number(seconds), body))
  )
    return err({ kind: 'bad-signature' });
  return Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS
    ? err({ kind: 'too-old' })
    : ok(null);
}
