import { createHash, randomBytes } from 'node:crypto';
import { addCardToken, useCardToken } from './card-tokens.repository';
import { markCardRefused } from './cards.repository';
import type { Queryable } from '../platform/db/database';
import type { CardTokens } from '../payments/at-once';

const LIFE_MS = 10 * 60_000;

const computeHash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Stored form of a device: only the device has its uuid; the hash suffices to recognize it. */
export const deviceHash = (fingerprint: string): string =>
  computeHash(`device ${fingerprint.toLowerCase()}`);

/**
 * The holder that may pay with a token: at one restaurant, on one device, and with one account
 * unless the token was issued to a visitor.
 */
export type TokenHolder = {
  readonly restaurantId: number;
  readonly customerId: string | null;
  readonly fingerprint: string;
};

/** Issues a token that pays one order within ten minutes. Only its hash is stored. */
export async function issueCardToken(
  on: Queryable,
  reference: string,
  { restaurantId, customerId, fingerprint }: TokenHolder,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const row = {
    tokenHash: computeHash(token),
    restaurantId,
    customerId,
    deviceHash: deviceHash(fingerprint),
    reference,
    expiresAt: new Date(now.getTime() + LIFE_MS),
  };
  await addCardToken(on, row, now);
  return token;
}

/** The tokens as the order's transaction redeems them. */
export const createCardTokens = (now: () => Date): CardTokens => ({
  redeem: async (tx, token, { restaurantId, customerId, fingerprint, orderUuid }) => {
    const cardReference = await useCardToken(tx, {
      tokenHash: computeHash(token),
      restaurantId,
      customerId,
      deviceHash: deviceHash(fingerprint),
      orderUuid,
      now: now(),
    });
    return cardReference === null ? null : { cardReference };
  },
  refused: markCardRefused,
});
