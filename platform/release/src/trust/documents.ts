import { createHash } from 'node:crypto';
import {
  Metadata,
  MetadataKind,
  type Root,
  type Snapshot,
  type Targets,
  type Timestamp,
} from '@tufjs/models';
import { z } from 'zod';
import { checkKeys } from './keys';
import { TrustError } from './trust-error';

/** Bytes of one document: about 20,000 builds of a room. */
const MAX_BYTES = 8_000_000;
const MAX_SIGNATURES = 50;
const Name = z.string().regex(/^[a-z][a-z0-9.-]{0,80}$/);
const Role = z.object({
  keyids: z.array(z.string()).min(1).max(50),
  threshold: z.int().min(1).max(50),
});
const Sha256 = z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }).strict();
const Meta = z.object({
  version: z.int().positive(),
  length: z.int().nonnegative(),
  hashes: Sha256,
});
const TargetInfo = z.object({ length: z.int().nonnegative(), hashes: Sha256 });

/**
 * What the library does not check: whole versions, real dates (an unreadable one would never expire),
 * hashes for everything, and one terminating delegation per name.
 */
const Envelope = z.object({
  signatures: z
    .array(z.object({ keyid: z.string(), sig: z.string().regex(/^[0-9a-f]{128}$/) }))
    .max(MAX_SIGNATURES),
  signed: z.looseObject({
    version: z.int().positive(),
    expires: z.iso.datetime(),
    roles: z.record(Name, Role).optional(),
    meta: z.record(z.string(), Meta).optional(),
    targets: z.record(z.string(), TargetInfo).optional(),
    delegations: z
      .object({
        roles: z.array(
          Role.extend({
            name: Name,
            terminating: z.literal(true),
            paths: z.array(z.string().regex(/^[a-z0-9*/._-]{1,200}$/)).min(1),
          }).strict(),
        ),
      })
      .refine(({ roles }) => new Set(roles.map(({ name }) => name)).size === roles.length, {
        error: 'two delegations have the same name',
      })
      .optional(),
  }),
});

interface Kinds {
  root: Root;
  targets: Targets;
  snapshot: Snapshot;
  timestamp: Timestamp;
}

export const computeSha256 = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

const read = {
  root: (data: object) => Metadata.fromJSON(MetadataKind.Root, data as never),
  targets: (data: object) => Metadata.fromJSON(MetadataKind.Targets, data as never),
  snapshot: (data: object) => Metadata.fromJSON(MetadataKind.Snapshot, data as never),
  timestamp: (data: object) => Metadata.fromJSON(MetadataKind.Timestamp, data as never),
} satisfies { [Kind in keyof Kinds]: (data: object) => Metadata<Kinds[Kind]> };

/** Metadata of a JSON value, checked in its form and in its keys; its signatures are not verified. */
export function fromJson<Kind extends keyof Kinds>(
  kind: Kind,
  file: string,
  value: unknown,
): Metadata<Kinds[Kind]> {
  const envelope = Envelope.safeParse(value);
  if (!envelope.success) throw new TrustError(`${file}: ${envelope.error.message}`);
  try {
    const metadata = read[kind](value as object) as Metadata<Kinds[Kind]>;
    const { signed } = metadata;
    if ('keys' in signed) checkKeys(signed.keys, file);
    if ('delegations' in signed && signed.delegations) checkKeys(signed.delegations.keys, file);
    return metadata;
  } catch (error) {
    if (error instanceof TrustError) throw error;
    throw new TrustError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Reads metadata as the store holds it. Throws `TrustError`. */
export function parseDocument<Kind extends keyof Kinds>(
  kind: Kind,
  file: string,
  bytes: Buffer,
): Metadata<Kinds[Kind]> {
  if (bytes.length > MAX_BYTES) throw new TrustError(`${file} is larger than ${MAX_BYTES} bytes`);
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new TrustError(`${file} is not JSON`);
  }
  return fromJson(kind, file, value);
}

export const toText = (metadata: Metadata<Root | Targets | Snapshot | Timestamp>): string =>
  `${JSON.stringify(metadata.toJSON(), null, 1)}\n`;
