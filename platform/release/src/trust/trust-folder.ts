import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RefusedFileError, readRegularFile } from '@storefront/http-kit';
import { z } from 'zod';
import { MAX_DOCUMENT_BYTES } from '../file-limits';
import { parseDocument, computeSha256 } from './documents';
import { TIMESTAMP, versionPath } from './names';
import { refresh } from './refresh';
import { TrustError } from './trust-error';
import type { Trusted, Verified } from './trusted';
import type { Root } from '@tufjs/models';

/** The root that a machine trusts. An operator puts it there; no program replaces it. */
export const ROOT_FILE = 'root.json';
/** The last verified metadata: the highest versions that this machine has seen. */
const SEEN_FILE = 'seen.json';

const Seen = z.object({
  /** SHA-256 of the root file: another root starts anew. */
  anchor: z.string(),
  root: z.string(),
  timestamp: z.string(),
  snapshot: z.string(),
  targets: z.string(),
  roles: z.record(z.string(), z.string()),
});
type Seen = z.infer<typeof Seen>;

/** `seen.json` contains several documents, with escapes. */
const MAX_BYTES = 4 * MAX_DOCUMENT_BYTES;

async function readBytes(file: string): Promise<Buffer | null> {
  return readRegularFile(file, MAX_BYTES).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error instanceof RefusedFileError ? new TrustError(error.message) : error;
  });
}

async function readSeen(folder: string, anchor: string): Promise<Seen | null> {
  const bytes = await readBytes(path.join(folder, SEEN_FILE));
  if (bytes === null) return null;
  try {
    const seen = Seen.parse(JSON.parse(bytes.toString('utf8')));
    return seen.anchor === anchor ? seen : null;
  } catch {
    throw new TrustError(
      `${path.join(folder, SEEN_FILE)} cannot be read: restore it, or remove it when the store is trusted as it is now`,
    );
  }
}

/** Verifies stored metadata again, from its own root on. */
async function verifySeen(seen: Seen): Promise<Trusted> {
  const rootBytes = Buffer.from(seen.root);
  const root: Verified<Root> = {
    metadata: parseDocument('root', SEEN_FILE, rootBytes),
    bytes: rootBytes,
  };
  const versionIn = (text: string): number =>
    z.object({ signed: z.object({ version: z.int() }) }).parse(JSON.parse(text)).signed.version;
  const documents: Record<string, string> = {
    ...seen.roles,
    snapshot: seen.snapshot,
    targets: seen.targets,
  };
  const files = new Map(
    Object.entries(documents).map(([role, text]) => [versionPath(role, versionIn(text)), text]),
  );
  files.set(TIMESTAMP, seen.timestamp);
  const read = async (file: string): Promise<Buffer | null> => {
    const text = files.get(file);
    return text === undefined ? null : Buffer.from(text);
  };
  return refresh(read, { root }, new Date());
}

/** Trust of one machine, outside the store: what writers of the store cannot change. */
export type TrustFolder = ReturnType<typeof trustFolder>;

export function trustFolder(folder: string) {
  let anchor = '';
  return {
    /** The last verified metadata, or only the root. */
    load: async (): Promise<Trusted | Pick<Trusted, 'root'>> => {
      const bytes = await readBytes(path.join(folder, ROOT_FILE));
      if (bytes === null) throw new TrustError(`${path.join(folder, ROOT_FILE)} is not there`);
      anchor = computeSha256(bytes);
      const seen = await readSeen(folder, anchor);
      if (seen !== null) return verifySeen(seen);
      return { root: { metadata: parseDocument('root', ROOT_FILE, bytes), bytes } };
    },
    save: async ({ root, timestamp, snapshot, targets, roles }: Trusted): Promise<void> => {
      const before = await readSeen(folder, anchor);
      const saved = before && parseDocument('timestamp', SEEN_FILE, Buffer.from(before.timestamp));
      const savedRoot = before && parseDocument('root', SEEN_FILE, Buffer.from(before.root));
      // another process of this machine may have seen newer ones
      const isOlder =
        (savedRoot?.signed.version ?? 0) > root.metadata.signed.version ||
        (savedRoot?.signed.version === root.metadata.signed.version &&
          (saved?.signed.version ?? 0) > timestamp.metadata.signed.version);
      if (isOlder) return;
      const text = ({ bytes }: { bytes: Buffer }): string => bytes.toString('utf8');
      const seen: Seen = {
        anchor,
        root: text(root),
        timestamp: text(timestamp),
        snapshot: text(snapshot),
        targets: text(targets),
        roles: Object.fromEntries([...roles].map(([name, role]) => [name, text(role)])),
      };
      const draft = path.join(folder, `${SEEN_FILE}.${randomBytes(6).toString('hex')}.tmp`);
      await mkdir(folder, { recursive: true });
      try {
        await writeFile(draft, JSON.stringify(seen), { flush: true });
        await rename(draft, path.join(folder, SEEN_FILE));
      } finally {
        await rm(draft, { force: true });
      }
    },
  };
}
