import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { gzipSync } from 'node:zlib';
import { type BuiltFile, filesOfPage, toDistPath } from './built-page';
import type { EntryPage } from './entry-pages';

/**
 * `@scope/name` or `name` of a package, or the workspace and folder of our own source; code without a
 * source belongs to the bundler.
 */
function findOwner(source: string): string {
  const packages = [...source.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)];
  const last = packages.at(-1)?.[1];
  if (last !== undefined) return last;
  const ours =
    /(?:^|\/)((?:shared-domain|shell|mf-[\w-]+)\/src\/[\w-]+|shared-(?:ui|kit)|platform\/\w+)[/.]/.exec(
      source,
    );
  return ours?.[1] ?? 'bundler';
}

/**
 * Characters of a built file by the owner of their source. Sources are named by the bundler,
 * relative to `workspace`, so that `./src/…` belongs to that workspace.
 */
function sourceShares(
  code: string,
  payload: SourceMapPayload,
  workspace: string,
  toOwner = findOwner,
): Map<string, number> {
  const map = new SourceMap(payload);
  const shares = new Map<string, number>();
  const add = (owner: string, characters: number) =>
    shares.set(owner, (shares.get(owner) ?? 0) + characters);
  for (const [row, line] of code.split('\n').entries()) {
    for (let column = 0; column < line.length; column += 1) {
      const entry = map.findEntry(row, column);
      const source =
        'originalSource' in entry && typeof entry.originalSource === 'string'
          ? entry.originalSource
          : '';
      add(toOwner(source.replace(/^webpack:\/\/[^/]*\/\.\/src\//, `/${workspace}/src/`)), 1);
    }
  }
  return shares;
}

/** Libraries with a row of their own in the table. */
const LIBRARIES = new Set([
  'axios',
  'dayjs',
  'effector',
  'effector-react',
  'i18next',
  'react',
  'react-dom',
  'react-i18next',
  'react-router',
  'swiper',
  'zod',
]);
const WITH: Readonly<Record<string, string>> = {
  scheduler: 'react-dom',
  'use-sync-external-store': 'effector-react',
  'swc-helpers': 'bundler runtime',
  bundler: 'bundler runtime',
};
const OWN_FOLDERS = /^shared-domain\/src\/(contracts|rules|models)$/;

/** Row of the budget table for a module, named by its source. */
function ownerRow(source: string): string {
  const owner = findOwner(source);
  const part = OWN_FOLDERS.exec(owner)?.[1];
  if (part !== undefined) return `shared-domain ${part}`;
  const [workspace = ''] = owner.split('/src/');
  if (workspace !== owner || /^(?:shared-|platform\/)/.test(owner)) return workspace;
  if (owner.startsWith('@module-federation/')) return '@module-federation';
  return WITH[owner] ?? (LIBRARIES.has(owner) ? owner : 'other libraries');
}

/** Bytes after gzip that a page needs to start. */
export interface PageWeight {
  /** Bytes by owner: a module has its share of the characters of its file. */
  readonly owners: ReadonlyMap<string, number>;
  /** Script inside the HTML. */
  readonly inline: number;
  /** All scripts, with the one inside the HTML. */
  readonly script: number;
  readonly style: number;
  /** Requests of the first load: the document, the restaurant's data, and the files. */
  readonly requests: number;
  /** Sources of all scripts. */
  readonly sources: ReadonlySet<string>;
}

interface FileWeight {
  readonly gzip: number;
  readonly owners: ReadonlyMap<string, number>;
  readonly sources: readonly string[];
}

const DOCUMENT_AND_DATA = 2;
const GZIP = { level: 9 };
const weighed = new Map<string, FileWeight>();

function computeOwners({ kind, workspace }: BuiltFile, code: string, map: SourceMapPayload | null) {
  const all = (owner: string) => new Map([[owner, code.length]]);
  if (kind === 'style') return all('styles');
  if (kind === 'inline') return all('script in the HTML');
  return map === null ? all('texts') : sourceShares(code, map, workspace, ownerRow);
}

/** Weighs a file once: most pages share the files of the shell. */
function weigh(file: BuiltFile): FileWeight {
  const address = toDistPath(file);
  const known = weighed.get(address);
  if (known) return known;
  const code = readFileSync(address, 'utf8');
  const map = existsSync(`${address}.map`)
    ? (JSON.parse(readFileSync(`${address}.map`, 'utf8')) as SourceMapPayload)
    : null;
  const gzip = gzipSync(code, GZIP).length;
  const owners = [...computeOwners(file, code, map)].map(
    ([owner, characters]) => [owner, (gzip * characters) / code.length] as const,
  );
  const sources = file.kind === 'style' ? [] : (map?.sources ?? []);
  const weight = { gzip, owners: new Map(owners), sources };
  weighed.set(address, weight);
  return weight;
}

/** Weighs everything of the production builds that a page needs to start. */
export function weighPage(page: EntryPage): PageWeight {
  const files = filesOfPage(page);
  const owners = new Map<string, number>();
  const sums = { inline: 0, script: 0, style: 0 };
  const sources = new Set<string>();
  for (const file of files) {
    const weight = weigh(file);
    for (const [owner, bytes] of weight.owners) owners.set(owner, (owners.get(owner) ?? 0) + bytes);
    sums[file.kind] += weight.gzip;
    for (const source of weight.sources) sources.add(source);
  }
  return {
    ...sums,
    owners,
    script: sums.script + sums.inline,
    requests: files.length - 1 + DOCUMENT_AND_DATA,
    sources,
  };
}
