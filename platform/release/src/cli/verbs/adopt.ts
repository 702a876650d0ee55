import { InvalidArgumentError } from 'commander';
import { adopt } from '../../adopt/adopt';
import type { Verb } from '../verb';

type Pair = readonly [string, string];

/** `news=news`, for an option that may be given many. */
function readPair(text: string, before: readonly Pair[] = []): Pair[] {
  const [, first, second] = /^([^=]*)=([^=]+)$/.exec(text) ?? [];
  if (first === undefined || second === undefined)
    throw new InvalidArgumentError('Two names are needed, e.g. news=news.');
  return [...before, [first, second]];
}

/** What the build of another tool cannot prove. */
const NOT_GUARANTEED = [
  'texts: it has no catalogues, so language and country are left to the remote',
  'budgets: no limit of its own; the page loads all scripts of an expose, also those that it imports on demand',
  'Trusted Types: scripts that its manifest does not name, and HTML that it writes, are refused in the page',
  'styles, pictures and fonts: they are requested without a hash',
  'shared modules: a second copy of a library in its files is not found, and is not reported',
  'stored values and events: what it stores or listens to is not known, and no exchange proves it',
  'stories: no purchase and no capability of it is proven before a promotion',
  'retries: a failed request of its own is not repeated',
];

interface Options {
  readonly name: string;
  readonly declaration?: string;
  readonly page?: Pair[];
  readonly widget?: Pair[];
  readonly buildVersion?: string;
}

/** `adopt <folder> --name <remote>`: the record of a build that the ordinary federation plug-in has made. */
export const adoptVerb: Verb = (program, { store, output }) => {
  program
    .command('adopt')
    .description(
      'write the record of a remote that was built without this project; publish it next',
    )
    .argument('<folder>', "output folder of the remote's build, with its mf-manifest.json")
    .requiredOption('--name <remote>', 'name of the remote in this storefront')
    .option('--declaration <file>', 'its declaration: JSON, or a module that exports `declaration`')
    .option('--page <path=page>', 'without a file: ./pages/<page> at this path', readPair)
    .option('--widget <slot=widget>', 'without a file: ./widgets/<widget> in this slot', readPair)
    .option('--build-version <version>', 'three numbers; the one of its manifest without it')
    .action(async (folder: string, options: Options) => {
      const { name, declaration, page: pages, widget: widgets, buildVersion: version } = options;
      const adoption = { folder, name, declaration, pages, widgets, version };
      const { build, leftOut } = await adopt(store(), adoption);
      output().result({ build, leftOut, notGuaranteed: NOT_GUARANTEED }, [
        `${build.name} ${build.version}: ${build.files.length} files, ${Object.keys(build.exposes).join(', ')}`,
        ...leftOut.map((file) => `  left out, a store serves no such name: ${file}`),
        'Not guaranteed for a build of another tool:',
        ...NOT_GUARANTEED.map((line) => `  ${line}`),
        `Next: npm run storefront -- publish ${folder}`,
      ]);
    });
};
