import { type BuildFile, BuildRecord } from '@storefront/compositions';
import { LRUCache } from 'lru-cache';
import { parseJson } from '../parse-json';
import { computeSha256 } from './documents';
import { buildTarget } from './names';
import type { ReadDocument } from './needed-document';
import { TrustError } from './trust-error';
import { type Trusted, targetAt, findTargets } from './trusted';

/** Records of builds in memory. */
const MAX_RECORDS = 2000;

interface SignedBuild {
  readonly record: BuildRecord;
  readonly bytes: Buffer;
  readonly files: ReadonlyMap<string, BuildFile>;
}

/** Ids of the builds of a name that are signed. */
export const signedIds = (trusted: Trusted, name: string): Set<string> =>
  new Set(
    [...findTargets(trusted, 'room', name).keys()]
      .filter((path) => path.endsWith('/build.json') && path.startsWith(`builds/${name}/`))
      .map((path) => path.split('/')[2] ?? ''),
  );

/** Records of signed builds. */
export function signedBuilds(read: ReadDocument) {
  const records = new LRUCache<string, SignedBuild>({ max: MAX_RECORDS });

  async function build(trusted: Trusted, name: string, id: string): Promise<SignedBuild> {
    const file = buildTarget(name, id);
    const target = targetAt(trusted, file);
    const sha256 = target?.hashes['sha256'];
    if (sha256 === undefined)
      throw new TrustError(
        `${file} is not signed by a key of ${name}: publish the build again with a key of ${name}`,
      );
    const known = records.get(`${file} ${sha256}`);
    if (known) return known;
    const bytes = await read(file);
    if (bytes === null || computeSha256(bytes) !== sha256)
      throw new TrustError(
        `${file} ${bytes === null ? 'is not there' : 'was altered'}: ` +
          `restore builds/${name}/${id} from a backup, or remove the folder and publish the build again`,
      );
    const record = parseJson(file, bytes, BuildRecord);
    const signed = { record, bytes, files: new Map(record.files.map((it) => [it.path, it])) };
    records.set(`${file} ${sha256}`, signed);
    return signed;
  }

  return {
    /** Throws `TrustError` for a build that is not signed, and for altered bytes. */
    build,
    /** The files of a name in its shared folder that have a path, one for each content. */
    shared: async (trusted: Trusted, name: string, path: string): Promise<BuildFile[]> => {
      const found: BuildFile[] = [];
      for (const id of signedIds(trusted, name)) {
        // a missing or altered build must not stop those that share a file with it
        const signed = await build(trusted, name, id).catch(() => null);
        const file = signed?.files.get(path);
        if (file) found.push(file);
      }
      return found;
    },
  };
}
