import type { BuildRecord } from '@storefront/compositions';
import { speaks } from '@storefront/compositions/check-composition';
import { forPage } from '@storefront/compositions/declared';
import { declarationFrom } from '../addresses/stored-declaration';
import { type OverridingBuild, readOverrides } from '../boot/stored-overrides';
import type { Place } from './place';
import { isElsewhere, resolveBase } from './resolve-base';

/** Why a build cannot replace a remote. */
export type Refusal = 'not-allowed' | 'unreachable' | 'other-remote' | 'contract' | 'malformed';

export type Fetched =
  | { readonly ok: true; readonly build: OverridingBuild }
  | { readonly ok: false; readonly refusal: Refusal };

const refused = (refusal: Refusal): Fetched => ({ ok: false, refusal });

async function recordAt(base: string): Promise<unknown> {
  const answer = await fetch(`${base}build.json`, {
    cache: 'no-cache',
    credentials: 'omit',
    signal: AbortSignal.timeout(5000),
  });
  return answer.ok ? answer.json() : null;
}

function toPageBuild(
  { version, contract, entry, exposes, locales, files, declaration, adopted }: BuildRecord,
  base: string,
): OverridingBuild {
  const integrity = Object.fromEntries(files.map((file) => [file.path, file.integrity]));
  const declared = declaration && { declared: declarationFrom(forPage(declaration)) };
  const whole = { base, version, contract, entry, exposes, locales, integrity, ...declared };
  // the page runs all scripts of an adopted one, by their hashes
  if (adopted) return { ...whole, adopted };
  if (!isElsewhere({ base })) return whole;
  // A build that changes under the same URL is stored with its entry only: other files would be
  // preloaded with a stale hash.
  const js = entry.js.filter((file) => !file.includes('.hot-update.'));
  const known = Object.fromEntries(Object.entries(integrity).filter(([file]) => js.includes(file)));
  return {
    base,
    version,
    contract,
    entry: { ...entry, js },
    exposes: {},
    locales: {},
    integrity: known,
    ...declared,
  };
}

/**
 * The build as the start script will parse it: what the start script would drop is refused here,
 * where the form can show an error.
 */
function asStored(build: OverridingBuild, name: string, place: Place): OverridingBuild | undefined {
  return readOverrides(JSON.stringify({ builds: { [name]: build } }), place).builds[name];
}

/** Reads the record of a build that replaces a remote, and checks it against the page. */
export async function fetchBuild(text: string, name: string, place: Place): Promise<Fetched> {
  const base = resolveBase(text, name, place);
  if (base === null) return refused('not-allowed');
  const record = (await recordAt(base).catch(() => null)) as BuildRecord | null;
  if (record === null) return refused('unreachable');
  if (record.name !== name) return refused('other-remote');
  if (!speaks(place.composition.contract, record.contract)) return refused('contract');
  try {
    const build = asStored(toPageBuild(record, base), name, place);
    return build ? { ok: true, build } : refused('malformed');
  } catch {
    return refused('malformed');
  }
}
