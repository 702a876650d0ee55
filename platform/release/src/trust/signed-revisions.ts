import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { computeSha256 } from './documents';
import { revisionCopy, revisionTarget } from './names';
import type { ReadDocument } from './needed-document';
import { TrustError } from './trust-error';
import { type Head, type Trusted, findHead, findRole, targetAt } from './trusted';
import { signers } from './verify-signatures';

const Link = z.object({ before: z.string().optional(), by: z.string().default('') });
const MAX_LINKS = 50_000;

function checkAuthor(trusted: Trusted, channel: string, by: string, file: string): void {
  const role = findRole(trusted.targets.metadata, 'channel', channel);
  const signed = role === null ? undefined : trusted.roles.get(role);
  if (role === null || !signed || !Object.hasOwn(signed.metadata.signed.targets, file)) return; // signed offline
  const owners = signers(trusted.targets.metadata, role, signed.metadata);
  if (!owners.includes(by))
    throw new TrustError(
      `${file} names ${by || 'no one'} as its author and is signed by ${owners.join(', ')}: promote again without --by`,
    );
}

/** Revisions of a channel: the newest is signed, and each names the hash of the one before it. */
export function signedRevisions(read: ReadDocument) {
  const heads = new Map<string, Head>();
  // `max` would allocate room for all of them at once: 5 ms per opened store
  const links = new LRUCache<string, z.infer<typeof Link>>({
    maxSize: MAX_LINKS,
    sizeCalculation: () => 1,
  });

  async function bytesOf(channel: string, revision: number, sha256: string): Promise<Buffer> {
    const file = revisionTarget(channel, revision);
    for (const place of [file, revisionCopy(sha256)]) {
      const bytes = await read(place);
      if (bytes !== null && computeSha256(bytes) === sha256) return bytes;
    }
    throw new TrustError(
      `${file} is not the revision that was signed: the history was rewritten. ` +
        'Restore the folders channels and tuf from a backup',
    );
  }

  async function link(channel: string, revision: number, sha256: string) {
    const known = links.get(sha256);
    if (known) return known;
    const bytes = await bytesOf(channel, revision, sha256);
    const parsed = Link.parse(JSON.parse(bytes.toString('utf8')));
    links.set(sha256, parsed);
    return parsed;
  }

  /** The hash of a revision: signed itself, or named by the one after it. */
  async function hashOf(trusted: Trusted, channel: string, revision: number): Promise<string> {
    const signed = targetAt(trusted, revisionTarget(channel, revision))?.hashes['sha256'];
    if (signed !== undefined) return signed;
    let head = findHead(trusted, channel);
    while (head !== null && head.revision > revision) {
      const { before } = await link(channel, head.revision, head.sha256);
      if (before === undefined) break;
      head = { revision: head.revision - 1, sha256: before };
    }
    if (head?.revision === revision) return head.sha256;
    throw new TrustError(
      `revision ${revision} of channel ${channel} is older than the signed history`,
    );
  }

  /** A newer revision must continue the history that this process has read. */
  async function checkHistory(trusted: Trusted, channel: string, head: Head): Promise<void> {
    const known = heads.get(channel);
    if (known?.sha256 === head.sha256) return;
    if (known) {
      const isContinued =
        known.revision <= head.revision &&
        (await hashOf(trusted, channel, known.revision)) === known.sha256;
      if (!isContinued)
        throw new TrustError(
          `revision ${head.revision} of channel ${channel} does not continue revision ${known.revision}: ` +
            'the history was rewritten. Find out which promoter signed it, and revoke the key',
        );
    }
    heads.set(channel, head);
  }

  return {
    /** Null for a revision that is newer than the signed one. Throws `TrustError` for altered bytes. */
    revision: async (
      trusted: Trusted,
      channel: string,
      revision: number,
    ): Promise<Buffer | null> => {
      const head = findHead(trusted, channel);
      if (head === null || revision > head.revision) return null;
      const bytes = await bytesOf(channel, revision, await hashOf(trusted, channel, revision));
      if (revision === head.revision) {
        await checkHistory(trusted, channel, head);
        const { by } = await link(channel, revision, head.sha256);
        checkAuthor(trusted, channel, by, revisionTarget(channel, revision));
      }
      return bytes;
    },
  };
}
