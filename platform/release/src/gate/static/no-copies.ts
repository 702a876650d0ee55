import type { StaticCheck } from '../check';
import { filesOfBuild } from './files-of-build';
import { scriptFacts } from './script-facts';

export const noCopies: StaticCheck = {
  name: 'no-copies',
  sentence: 'No remote carries a copy of a package that must live once.',
  advice:
    'Import the package by its plain name, not by a path into it, so that the build takes the one of the shell.',
  run: async (candidate) => {
    const found = await Promise.all(
      candidate.remotes.map(async (build) => {
        const scripts = await filesOfBuild(candidate, build, '.js');
        return scripts.flatMap(({ path, bytes }) =>
          scriptFacts(bytes).copies.map(
            (name) => `${build.name}: ${path} carries a copy of ${name}`,
          ),
        );
      }),
    );
    return found.flat();
  },
};
