import { err, ok, type Result } from '@storefront/shared-domain/rules';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookProblem, WebhookReceived } from './provider';

/**
 * Header with the time of signing, in seconds, and the signature: 't=1700000000,v1={64 hex
 * digits}'.
 */
export const SIGNATURE_HEADER = 'payment-signature';

/** A message signed longer ago, or farther ahead, is rejected: it may be a replayed copy. */
const TOLERANCE_SECONDS = 300;

const computeSignature = (key: string, seconds: number, body: Buffer): Buffer =>
  createHmac('sha256', key).update(`${seconds}.`).update(body).digest();

export const signed = (key: string, at: Date, body: Buffer): string => {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${computeSignature(key, seconds, body).toString('hex')}`;
};

/** Whether exactly this body was signed with the key within the last five minutes. */
export function checkSignature(
  key: string,
  { headers, body, now }: WebhookReceived,
): Result<null, WebhookProblem> {
  const [, seconds = '', given = ''] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(headers[SIGNATURE_HEADER] ?? '')) ?? [];
  if (
    given === '' ||
    !timingSafeEqual(Buffer.from(given, 'hex'), computeSignature(key, Number(seconds), body))
  )
    return err({ kind: 'bad-signature' });
  return Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS
    ? err({ kind: 'too-old' })
    : ok(null);
}
