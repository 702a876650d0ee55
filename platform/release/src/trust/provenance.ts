import type { BuildRecord } from '@storefront/compositions';
import { dsse } from '@sigstore/core';
import type { Signer } from './key-files';

export const PAYLOAD_TYPE = 'application/vnd.in-toto+json';

interface SignedBuild {
  readonly build: BuildRecord;
  readonly id: string;
  /** SHA-256 of `build.json`, which names the hash of every file. */
  readonly sha256: string;
}

/** Where builds come from and what builds them; CI sets both. */
const sourceOf = (): string => process.env['STOREFRONT_SOURCE'] || 'unknown';
const builderOf = (): string => process.env['STOREFRONT_BUILDER'] || 'local';

/** An in-toto statement with SLSA provenance of a build: source, revision, builder. */
function toStatement({ build, id, sha256 }: SignedBuild): object {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: `builds/${build.name}/${id}/build.json`, digest: { sha256 } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'https://slsa.dev/provenance/v1#storefront-build',
        externalParameters: { name: build.name, version: build.version },
        resolvedDependencies: [
          {
            uri: sourceOf(),
            ...(build.revision === 'none' ? {} : { digest: { gitCommit: build.revision } }),
          },
        ],
      },
      runDetails: { builder: { id: builderOf() } },
    },
  };
}

/** The statement in a DSSE envelope, signed by keys of the build's room. */
export function buildStatement(build: SignedBuild, signers: readonly Signer[]): string {
  const payload = Buffer.from(JSON.stringify(toStatement(build)));
  const bytes = dsse.preAuthEncoding(PAYLOAD_TYPE, payload);
  const envelope = {
    payloadType: PAYLOAD_TYPE,
    payload: payload.toString('base64'),
    signatures: signers.map(({ key, signRaw }) => ({
      keyid: key.keyID,
      sig: signRaw(bytes).toString('base64'),
    })),
  };
  return `${JSON.stringify(envelope)}\n`;
}
