import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { dropKeys, holdsKey, storeKeys } from '../platform/attempts/attempts.repository';
import { databaseTime, type Database, type Queryable } from '../platform/db/database';
import { addressKey } from '../platform/http/networks';
import { parseDevice } from '../platform/http/request-values';
import { emailKey } from './customers.repository';

const RETENTION_MS = 30 * 24 * 3_600_000;

/** An account in the counters of its password: its mail address at a restaurant. */
export const passwordOf = (restaurantId: number, email: string): string =>
  `password ${restaurantId} ${emailKey(email)}`;

const computeHash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Start of the keys of an account, by which its erasure finds them. */
const toKeyPrefix = (account: string): string => `place:${computeHash(account)}:`;

/** Keys of the network and, if it has an id, the device of a request, for one account. */
function listKeys({ clientAddress, headers }: FastifyRequest, account: string): string[] {
  const device = parseDevice(headers)?.toLowerCase();
  return [`address ${addressKey(clientAddress)}`, ...(device ? [`device ${device}`] : [])].map(
    (place) => `${toKeyPrefix(account)}${computeHash(`${account}\n${place}`)}`,
  );
}

/** Whether the account was logged in to from the network or the device of a request within 30 days. */
export const isKnownPlace = (
  db: Database,
  request: FastifyRequest,
  account: string,
): Promise<boolean> => holdsKey(db, listKeys(request, account), Math.round(databaseTime(db)));

/** Remembers network and device of a login. Digests alone are stored. */
export const rememberPlace = (
  db: Database,
  request: FastifyRequest,
  account: string,
): Promise<void> =>
  storeKeys(db, listKeys(request, account), Math.round(databaseTime(db)) + RETENTION_MS);

/** Deletes the places of an account that is erased. */
export const forgetPlaces = (db: Queryable, account: string): Promise<void> =>
  dropKeys(db, toKeyPrefix(account));
