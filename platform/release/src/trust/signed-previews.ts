import { crypto, dsse } from '@sigstore/core';
import type { Key, Metadata, Targets } from '@tufjs/models';
import { z } from 'zod';
import { parseJson } from '../parse-json';
import { Preview } from '../previews/preview.contract';
import type { Signer } from './key-files';
import { ownerOf } from './keys';
import { ownSigners } from './signing';
import { TrustError } from './trust-error';
import { findRole } from './trusted';
import { roleKeys } from './verify-signatures';

const PAYLOAD_TYPE = 'application/vnd.storefront.preview+json';

const Envelope = z.object({
  payloadType: z.literal(PAYLOAD_TYPE),
  payload: z.base64(),
  signatures: z.array(z.object({ keyid: z.string(), sig: z.base64() })).max(50),
});

function keysOf(targets: Metadata<Targets>, room: string): Key[] {
  const role = findRole(targets, 'room', room);
  return (role && roleKeys(targets, role)?.keys) || [];
}

const roomsOf = ({ builds }: Preview): string[] => [...new Set(builds.map(({ name }) => name))];

/** Keys of this machine, at least one for each room. Throws `TrustError` for a room without one. */
function previewSigners(
  targets: Metadata<Targets>,
  signers: readonly Signer[],
  rooms: readonly string[],
): Signer[] {
  const own = rooms.map((room) => ({ room, found: ownSigners(signers, keysOf(targets, room)) }));
  const without = own.find(({ found }) => found.length === 0);
  if (without)
    throw new TrustError(
      `no key of this machine may preview ${without.room}: ` +
        'set STOREFRONT_KEYS to a folder with a key of its room',
    );
  return [...new Set(own.flatMap(({ found }) => found))];
}

/** A preview in a DSSE envelope, signed for the room of each of its builds. */
export function signPreview(
  targets: Metadata<Targets>,
  signers: readonly Signer[],
  file: string,
  text: string,
): string {
  const payload = Buffer.from(text);
  const rooms = roomsOf(parseJson(file, payload, Preview));
  const bytes = dsse.preAuthEncoding(PAYLOAD_TYPE, payload);
  const signatures = previewSigners(targets, signers, rooms).map(({ key, signRaw }) => ({
    keyid: key.keyID,
    sig: signRaw(bytes).toString('base64'),
  }));
  return `${JSON.stringify({ payloadType: PAYLOAD_TYPE, payload: payload.toString('base64'), signatures })}\n`;
}

/**
 * The preview of an envelope. Throws `TrustError` unless a present key of the room of each of its builds
 * has signed it: one is enough, since every build has the signatures that its room requires.
 */
export function verifyPreview(targets: Metadata<Targets>, file: string, bytes: Buffer): Buffer {
  const envelope = parseJson(file, bytes, Envelope);
  const payload = Buffer.from(envelope.payload, 'base64');
  const signed = dsse.preAuthEncoding(PAYLOAD_TYPE, payload);
  const hasSigned = (key: Key): boolean => {
    const own = envelope.signatures.find(({ keyid }) => keyid === key.keyID);
    const der = Buffer.from(`302a300506032b6570032100${key.keyVal['public'] ?? ''}`, 'hex');
    return (
      own !== undefined &&
      crypto.verify(signed, crypto.createPublicKey(der), Buffer.from(own.sig, 'base64'))
    );
  };
  for (const room of roomsOf(parseJson(file, payload, Preview)))
    if (!keysOf(targets, room).some(hasSigned))
      throw new TrustError(
        `${file} is not signed by a key of ${room}: create the preview again with a key of ${room}`,
      );
  return payload;
}

/** Owner of the first key with which a preview of these rooms is signed. */
export const previewAuthor = (
  targets: Metadata<Targets>,
  signers: readonly Signer[],
  rooms: readonly string[],
): string => previewSigners(targets, signers, rooms).map(({ key }) => ownerOf(key))[0] ?? '';
