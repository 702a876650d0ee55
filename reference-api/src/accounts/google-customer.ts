import {
  err,
  holdsCard,
  isPersonName,
  ok,
  plainText,
  type Result,
} from '@storefront/shared-domain/rules';
import { createHash } from 'node:crypto';
import type { GoogleIdentity, GoogleTokenProblem, GoogleTokens } from './google-tokens';
import { addCustomer, findCustomerByEmail, type CustomerRow } from './customers.repository';
import type { Database, Queryable } from '../platform/db/database';
import {
  dropPassword,
  findCustomerByGoogle,
  saveEmailProof,
  linkGoogle,
  readEmailProof,
  useGoogleToken,
} from './google-customers.repository';
import { lockUntilCommit } from '../platform/db/locks';
import { dropPasswordResets } from './password-resets.repository';
import { endSessionsOf } from './sessions.repository';

export type GoogleProblem = (GoogleTokenProblem | { readonly kind: 'google-account-differs' }) & {
  readonly path: 'access_token';
};
type Requested = { restaurantId: number; token: string; now: Date };
type Found = Result<CustomerRow, GoogleProblem>;

const MAX_NAME_LENGTH = 120;

/**
 * The customer's name from Google if it is a valid person name; else the name part of the mail
 * address.
 */
function toPersonName({ name, email }: GoogleIdentity): string {
  const plain = plainText(name).slice(0, MAX_NAME_LENGTH);
  return isPersonName(plain) && !holdsCard(plain)
    ? plain
    : (email.split('@')[0] ?? '').slice(0, MAX_NAME_LENGTH);
}

/**
 * Links an account that has the address. When the address was never verified, another person may
 * have registered it: the password and sessions end, and Google's customer gets the account.
 */
async function linked(
  tx: Queryable,
  customer: CustomerRow,
  { sub }: GoogleIdentity,
  now: Date,
): Promise<Found> {
  const proof = await readEmailProof(tx, customer.id);
  if (proof.sub !== null && proof.sub !== sub)
    return err({ kind: 'google-account-differs', path: 'access_token' });
  if (!proof.isProven) {
    await dropPassword(tx, customer.id);
    await dropPasswordResets(tx, customer.id);
    await endSessionsOf(tx, customer.id, now);
  }
  await linkGoogle(tx, customer.id, sub);
  return ok(customer);
}

async function findOrCreateCustomer(
  tx: Queryable,
  restaurantId: number,
  identity: GoogleIdentity,
  now: Date,
): Promise<Found> {
  const known = await findCustomerByGoogle(tx, restaurantId, identity.sub);
  if (known) return ok(known);
  const sameAddress = await findCustomerByEmail(tx, restaurantId, identity.email);
  if (sameAddress) return linked(tx, sameAddress, identity, now);
  const added = await addCustomer(tx, {
    restaurantId,
    name: toPersonName(identity),
    email: identity.email,
    passwordHash: null,
  });
  if (!added) return err({ kind: 'google-unavailable', path: 'access_token' });
  await linkGoogle(tx, added.id, identity.sub);
  return ok(added);
}

/**
 * One signature has many encodings (padding, spaces, unused bits); the signed text has only one.
 */
export const hashOfSigned = (token: string): string =>
  createHash('sha256')
    .update(token.slice(0, token.lastIndexOf('.')))
    .digest('hex');

/**
 * The customer of a restaurant identified by a Google token, created when missing (API-32). A token
 * is accepted once.
 */
export async function googleCustomer(
  db: Database,
  tokens: GoogleTokens,
  { restaurantId, token, now }: Requested,
): Promise<Found> {
  const read = await tokens.read(token);
  if (!read.ok) return err({ ...read.error, path: 'access_token' });
  const identity = read.value;
  return db.transaction(async (tx) => {
    await lockUntilCommit(tx, [
      `google ${restaurantId} ${identity.sub}`,
      `google ${restaurantId} ${identity.email.toLowerCase()}`,
    ]);
    const tokenHash = hashOfSigned(token);
    if (!(await useGoogleToken(tx, { tokenHash, endsAt: identity.endsAt, now })))
      return err({ kind: 'google-token-invalid', path: 'access_token' });
    const found = await findOrCreateCustomer(tx, restaurantId, identity, now);
    if (found.ok) await saveEmailProof(tx, found.value.id, now);
    return found;
  });
}
