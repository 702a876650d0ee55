import type { BuildRecord } from '@storefront/compositions';
import type { Candidate } from '../candidate';

export interface FileOfBuild {
  readonly path: string;
  readonly bytes: Buffer;
}

/**
 * Files of a build by their extension, if they are in the store: the integrity check reports the
 * missing ones.
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
