import type { StaticCheck } from '../check';
import { filesOfBuild } from './files-of-build';
import { scriptFacts } from './script-facts';

export const noEval: StaticCheck = {
  name: 'no-eval',
  sentence:
    'No script makes code from text: no eval, no new Function, no inline handler, no javascript: address.',
  advice:
    'Find the text in the sources or in the package that brought it, ' +
    'and write it as a function: the page refuses to run it anyway.',
  run: async (candidate) => {
    const builds = [candidate.shell, ...candidate.remotes];
    const found = await Promise.all(
      builds.map(async (build) => {
        const scripts = await filesOfBuild(candidate, build, '.js');
        return scripts.flatMap(({ path, bytes }) =>
          scriptFacts(bytes).codeFromText.map((how) => `${build.name}: ${path} ${how}`),
        );
      }),
    );
    return found.flat();
  },
};
