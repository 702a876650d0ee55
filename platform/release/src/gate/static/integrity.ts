import { createHash } from 'node:crypto';
import { type BuildRecord, buildId } from '@storefront/compositions';
import type { Candidate, ReadBytes } from '../candidate';
import type { StaticCheck } from '../check';
import { problemsOf } from './problems';

const computeHash = (algorithm: string, bytes: Buffer | string): Buffer =>
  createHash(algorithm).update(bytes).digest();

async function findingsOfFiles(build: BuildRecord, bytes: ReadBytes): Promise<string[]> {
  const found = await Promise.all(
    build.files.map(async ({ path, size, integrity }) => {
      const content = await bytes(build, path);
      if (!content) return [`${build.name}: ${path} is not in the store`];
      if (content.length !== size)
        return [`${build.name}: ${path} has ${content.length} bytes, its record says ${size}`];
      return `sha384-${computeHash('sha384', content).toString('base64')}` === integrity
        ? []
        : [`${build.name}: ${path} has another hash than its record says`];
    }),
  );
  return found.flat();
}

/**
 * The name of a build is derived from its list of files, and a composition names its checked
 * builds.
 */
function findingsOfNames({ composition }: Candidate, build: BuildRecord): string[] {
  const files = build.files.map(({ path, size, integrity }) => ({ path, size, integrity }));
  const ref = composition.builds.find(({ name }) => name === build.name);
  const isItself =
    computeHash('sha256', JSON.stringify(files)).toString('hex') === build.contentHash;
  const isNamed = ref?.contentHash === build.contentHash && ref.id === buildId(build);
  return isItself && isNamed
    ? []
    : [`${build.name}: the content hash of its record is not that of its files`];
}

export const integrity: StaticCheck = {
  name: 'integrity',
  sentence: 'Every file of every build is in the store, with the size and the hash of its record.',
  advice:
    'Build the workspace again from clean sources and publish it as a new version; do not mend files in the store.',
  run: async (candidate) => {
    const builds = [candidate.shell, ...candidate.remotes];
    const files = await Promise.all(builds.map((build) => findingsOfFiles(build, candidate.bytes)));
    return [
      ...problemsOf(candidate, 'integrity-missing'),
      ...files.flat(),
      ...builds.flatMap((build) => findingsOfNames(candidate, build)),
    ];
  },
};
