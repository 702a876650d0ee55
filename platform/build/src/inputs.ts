import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { packed } from './packed';
import {
  type BuildTarget,
  type WorkspaceName,
  documentNames,
  splitTarget,
  workspaceRoot,
} from './workspace';

/** Stories of the gate, and what they share with the browser tests: no page contains them. */
const OF_STORIES = [
  'docs/contracts/price-vectors.json',
  'e2e/pages',
  'platform/compositions/src/story',
];
const isOfStories = (file: string): boolean =>
  (packed ? /^stories\// : /^[^/]+\/stories\//).test(file) ||
  OF_STORIES.some((it) => file.startsWith(it));

const notAnInput = /(^|\/)(node_modules|dist(-[\w-]+)?)(\/|$)|\.test(-kit)?\.tsx?$/;

/** A file or folder with the name by which its bytes are hashed: the same on any machine. */
interface Input {
  readonly name: string;
  readonly at: string;
}

function* filesUnder(folder: Input): Generator<Input> {
  for (const own of readdirSync(folder.at).sort()) {
    const file = { name: path.join(folder.name, own), at: path.join(folder.at, own) };
    if (notAnInput.test(file.name)) continue;
    if (statSync(file.at).isDirectory()) yield* filesUnder(file);
    else yield file;
  }
}

/** The provider of flags, in a remote that depends on it. */
function flagsOf(workspace: WorkspaceName): string[] {
  const manifest = path.join(workspaceRoot, workspace, 'package.json');
  const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    dependencies?: Readonly<Record<string, string>>;
  };
  return '@storefront/openfeature' in dependencies ? ['platform/openfeature'] : [];
}

const inRepository = (name: string): Input => ({ name, at: path.join(workspaceRoot, name) });

/**
 * Inputs of a remote in a repository of its own: its files with the lock of its packages, and this code.
 * Files and folders with a dot are those of tools.
 */
const listOwnInputs = (): Input[] => [
  ...readdirSync(workspaceRoot)
    .filter((name) => !name.startsWith('.') && !notAnInput.test(name))
    .sort()
    .map(inRepository),
  { name: '@storefront/build', at: import.meta.dirname },
];

/**
 * Folders and files that determine the output of a workspace. Every workspace bundles the parts of shared-kit
 * that it imports. A remote contains no source of the federated packages (the build refuses it), so
 * only their manifests count, and a changed rule rebuilds the shell alone.
 */
function listInputs(workspace: WorkspaceName): string[] {
  const common = [
    workspace,
    'platform/build',
    '.browserslistrc',
    'package-lock.json',
    'shared-domain/package.json',
    'shared-ui/package.json',
    'shared-kit',
  ];
  // A document contains the rules and contracts it uses, and the storefront's styles.
  if (documentNames.includes(workspace))
    return [
      ...common,
      'shared-domain/src/contracts',
      'shared-domain/src/rules',
      'shared-ui/src/tokens',
    ];
  const stories = existsSync(path.join(workspaceRoot, workspace, 'stories')) ? OF_STORIES : [];
  if (workspace !== 'shell')
    return [...common, ...stories, ...flagsOf(workspace), 'shared-domain/src/remote'];
  return [
    ...common,
    ...stories,
    'shared-domain',
    'shared-ui',
    'platform/loader',
    'platform/compositions',
  ];
}

function computeHash(
  target: BuildTarget,
  mode: string,
  isInput: (file: string) => boolean,
): string {
  const hash = createHash('sha256').update(`${target}\0${mode}\0`);
  const inputs = packed
    ? listOwnInputs()
    : listInputs(splitTarget(target).workspace).map(inRepository);
  for (const input of inputs) {
    if (!existsSync(input.at)) continue;
    const files = statSync(input.at).isDirectory() ? filesUnder(input) : [input];
    for (const { name, at } of files) {
      if (isInput(name)) hash.update(`${name}\0`).update(readFileSync(at)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Hash of all inputs of a workspace or of an edition: 16 hexadecimal digits. Same inputs, same hash, on
 * any machine. A build with the same hash need not be built again.
 */
export const hashInputs = (target: BuildTarget, mode: string): string =>
  computeHash(target, mode, () => true);

/**
 * Hash of the inputs that pages contain, for the version of a build and its name in a page
 * (`output.uniqueName`), which the loader derives from the version: two builds of one remote can run
 * in one page, and a changed story changes no file of a page.
 */
export const hashPageInputs = (target: BuildTarget, mode: string): string =>
  computeHash(target, mode, (file) => !isOfStories(file));
