import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteNames, workspaceRoot } from '@storefront/build/workspace';
import {
  type BuildRecord,
  type Composition,
  pageComposition,
  recordKey,
  withDeclared,
} from '@storefront/compositions';
import { overBudget, weigher } from '@storefront/release';
import { firstFiles } from '../../../shell/src/boot/first-files';
import { matchPath } from '../../../shell/src/addresses/match-path';
import { type EntryPage, listEntryPages } from './entry-pages';

/** The catalogues of the languages differ by a few bytes: one of them is weighed. */
const LANGUAGE = 'pt-br';

/** One file of a production build in the workspace. */
export interface BuiltFile {
  readonly workspace: string;
  readonly file: string;
  readonly kind: 'inline' | 'script' | 'style';
}

export const toDistPath = ({ workspace, file }: Pick<BuiltFile, 'workspace' | 'file'>): string =>
  path.join(workspaceRoot, workspace, 'dist', file);

const readRecord = (workspace: string): BuildRecord =>
  JSON.parse(readFileSync(toDistPath({ workspace, file: 'build.json' }), 'utf8')) as BuildRecord;

/** The composition of the builds in the workspace, with URLs of the form `/{workspace}/{file}`. */
function openBuilds() {
  const remotes = remoteNames.map(readRecord);
  const made = [withDeclared(readRecord('shell'), remotes), ...remotes];
  const refs = made.map(({ name, contentHash }) => ({ name, id: 'built', contentHash }));
  const composition: Composition = {
    hash: '0'.repeat(64),
    contract: made[0]!.contract,
    builds: refs,
    previous: [],
  };
  const records = new Map(refs.map((ref, at) => [recordKey(ref), made[at]!]));
  return {
    shell: made[0]!,
    opened: { composition, records, baseOf: (name: string) => `/${name}/` },
  };
}

/** The entry pages of the builds in the workspace. */
export const entryPages = (): readonly EntryPage[] => listEntryPages(remoteNames.map(readRecord));

/** Pages and widgets of the builds in the workspace that the gate refuses for their size: sentences. */
export async function overDeclared(): Promise<string[]> {
  const weigh = weigher(({ name }, file) => readFile(toDistPath({ workspace: name, file })));
  const builds = ['shell', ...remoteNames].map(readRecord);
  return (await Promise.all(builds.map((build) => overBudget(build, weigh)))).flat();
}

const builtFile = (url: string, kind: BuiltFile['kind']): BuiltFile => {
  const [, workspace = '', ...rest] = url.split('/');
  return { workspace, file: rest.join('/'), kind };
};

/**
 * Everything of the builds that a page needs to start: the script in its HTML, and the files that
 * this script requests.
 */
export function filesOfPage({ path: address }: EntryPage): BuiltFile[] {
  const { shell, opened } = openBuilds();
  const route = shell.routes?.find(({ path: known }) => known === address);
  if (!route) throw new Error(`the shell's build has no route "${address}"`);
  const composition = pageComposition(opened, route);
  const { start, ahead } = firstFiles(
    composition,
    matchPath(`/restaurant/${address}`, composition.declared),
    LANGUAGE,
  );
  const of = (kind: BuiltFile['kind'], files: readonly { url: string }[]): BuiltFile[] =>
    files.map(({ url }) => builtFile(url, kind));
  return [
    { workspace: 'shell', file: shell.boot ?? '', kind: 'inline' },
    ...of('script', [...start.scripts, ...ahead.scripts]),
    ...of('style', [...start.styles, ...ahead.styles]),
  ];
}
