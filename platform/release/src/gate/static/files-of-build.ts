import type { BuildRecord } from '@storefront/compositions';
import type { Candidate } from '../candidate';

export interface FileOfBuild {
  readonly path: string;
  readonly bytes: Buffer;
}

/**
 * Files of a build by their ending, those that are in the store: what is missing is told by the
 * integrity check.
 */
export async function filesOfBuild(
  { bytes }: Pick<Candidate, 'bytes'>,
  build: BuildRecord,
  ending: string,
): Promise<FileOfBuild[]> {
  const names = build.files.map(({ path }) => path).filter((path) => path.endsWith(ending));
  const found = await Promise.all(
    names.map(async (path) => ({ path, bytes: await bytes(build, path) })),
  );
  return found.filter((file): file is FileOfBuild => file.bytes !== null);
}
