import { crypto, dsse } from '@sigstore/core';
import { z } from 'zod';
import { parseJson } from '../parse-json';
import { type Store, StoreError } from '../store';
import { computeSha256 } from './documents';
import { ownerOf } from './keys';
import { buildTarget, statementTarget } from './names';
import { PAYLOAD_TYPE } from './provenance';
import { TrustError } from './trust-error';
import { findRole } from './trusted';
import { roleKeys } from './verify-signatures';

const Envelope = z.object({
  payloadType: z.literal(PAYLOAD_TYPE),
  payload: z.base64(),
  signatures: z.array(z.object({ keyid: z.string(), sig: z.base64() })).max(50),
});

const Statement = z.object({
  subject: z.tuple([z.object({ name: z.string(), digest: z.object({ sha256: z.string() }) })]),
  predicate: z.object({
    buildDefinition: z.object({
      resolvedDependencies: z.tuple([
        z.object({ uri: z.string(), digest: z.object({ gitCommit: z.string() }).optional() }),
      ]),
    }),
    runDetails: z.object({ builder: z.object({ id: z.string() }) }),
  }),
});

/** Where a build comes from. */
interface Provenance {
  readonly source: string;
  /** Git commit; null for a build of changed files. */
  readonly revision: string | null;
  readonly builder: string;
  /** Owners of present keys of the room that signed the statement; keys may have been rotated since. */
  readonly signedBy: readonly string[];
}

/** Reads the statement of a build in a signed store, and compares it with the build. */
export async function readProvenance(store: Store, name: string, id: string): Promise<Provenance> {
  if (!store.trust) throw new StoreError('the store is not signed: its builds have no provenance');
  const file = statementTarget(name, id);
  const [bytes, record] = [
    await store.files.read(file),
    await store.files.read(buildTarget(name, id)),
  ];
  if (bytes === null || record === null)
    throw new StoreError(`${name} ${id} has no provenance: it was published without keys`);
  const envelope = parseJson(file, bytes, Envelope);
  const payload = Buffer.from(envelope.payload, 'base64');
  const { subject, predicate } = parseJson(file, payload, Statement);
  if (
    subject[0].name !== buildTarget(name, id) ||
    subject[0].digest.sha256 !== computeSha256(record)
  )
    throw new TrustError(`${file} is the statement of another build: publish ${name} again`);
  const { targets } = await store.trust.signing.trust.current();
  const role = findRole(targets.metadata, 'room', name);
  const keys = (role && roleKeys(targets.metadata, role)?.keys) || [];
  const signed = dsse.preAuthEncoding(PAYLOAD_TYPE, payload);
  const signedBy = keys.filter((key) => {
    const own = envelope.signatures.find(({ keyid }) => keyid === key.keyID);
    const der = Buffer.from(`302a300506032b6570032100${key.keyVal['public'] ?? ''}`, 'hex');
    return (
      own && crypto.verify(signed, crypto.createPublicKey(der), Buffer.from(own.sig, 'base64'))
    );
  });
  const [dependency] = predicate.buildDefinition.resolvedDependencies;
  return {
    source: dependency.uri,
    revision: dependency.digest?.gitCommit ?? null,
    builder: predicate.runDetails.builder.id,
    signedBy: signedBy.map((key) => ownerOf(key)),
  };
}
