import { existsSync, readFileSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import { gzipSync } from 'node:zlib';
import { sourceShares } from './source-shares';
import { type BuiltFile, toDistPath, filesOfPage } from './built-page';
import type { EntryPage } from './entry-pages';
import { ownerRow } from './owner-row';

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
