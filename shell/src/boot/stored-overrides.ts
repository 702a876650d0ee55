import {
  buildsRoot,
  type ExposeFiles,
  type PageBuild,
  type PageComposition,
} from '@storefront/loader/page';
import { fields, mapped, must, text, texts } from '../addresses/read-fields';

/**
 * A build that replaces another one. `declared`: its own declaration, which the application reads
 * (`other-declarations.ts`); without one the other's applies.
 */
export interface OverridingBuild extends PageBuild {
  readonly declared?: unknown;
}

/** The overrides of this tab. All other data of a page comes from its document. */
export interface Overrides {
  /** By name of the remote. */
  readonly builds: Readonly<Record<string, OverridingBuild>>;
  /** Name of the arm, by experiment. */
  readonly arms: Readonly<Record<string, string>>;
}

/** Key in `sessionStorage`: an override lasts until the tab is closed. */
export const OVERRIDES_KEY = 'storefront.overrides';

const FILE = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;
const FOLDER = /^([\w-][\w.-]*\/)*$/;
const BUILD_ID = /^\d+\.\d+\.\d+-[0-9a-f]{12}$/;
const VERSION = /^\d+\.\d+\.\d+(\+[\w.-]{1,60})?$/;
const REMOTE = /^mf-[a-z-]{1,60}$/;
const HASH = /^sha384-[A-Za-z0-9+/]{64}$/;

/**
 * True for an allowed base URL of a build of `name`: a build of this store, or any folder on an
 * allowed origin.
 */
export function isAllowedBase(
  base: string,
  name: string,
  composition: PageComposition,
  origins: readonly string[],
): boolean {
  const ofStore = `${buildsRoot(composition.shell)}${name}/`;
  if (
    base.startsWith(ofStore) &&
    base.endsWith('/') &&
    BUILD_ID.test(base.slice(ofStore.length, -1))
  )
    return true;
  return origins.some(
    (origin) => base.startsWith(`${origin}/`) && FOLDER.test(base.slice(origin.length + 1)),
  );
}

interface Allowed {
  readonly composition: PageComposition;
  readonly origins: readonly string[];
}

function buildFrom(
  value: unknown,
  name: string,
  { composition, origins }: Allowed,
): OverridingBuild {
  const { base, version, contract, entry, integrity, exposes, locales, ...more } = fields(value);
  const { declared, adopted } = more;
  const given = composition.shell.exposes;
  const expose = (files: unknown): ExposeFiles => {
    const { js, css, consumes } = fields(files);
    return {
      js: texts(js, FILE),
      css: texts(css, FILE),
      consumes: texts(consumes, /^/).filter((key) => Object.hasOwn(given, key)),
    };
  };
  return {
    base: must(typeof base === 'string' && isAllowedBase(base, name, composition, origins) && base),
    version: text(version, VERSION),
    contract: must(Number.isInteger(contract) && (contract as number)),
    entry: expose(entry),
    integrity: mapped(integrity, (hash) => text(hash, HASH)),
    exposes: mapped(exposes, expose),
    locales: mapped(locales, (files) => texts(files, FILE)),
    ...(declared !== undefined && { declared }),
    ...(adopted === true && { adopted }),
  };
}

function each<Value>(
  value: unknown,
  read: (entry: unknown, key: string) => Value,
): Record<string, Value> {
  const found: [string, Value][] = [];
  for (const [key, entry] of Object.entries(value ?? {})) {
    try {
      found.push([key, read(entry, key)]);
    } catch {
      // a malformed entry is dropped, the others are used
    }
  }
  return Object.fromEntries(found);
}

/** The stored overrides of this tab as text; null when there are none. */
export function storedOverrides(): string | null {
  try {
    return sessionStorage.getItem(OVERRIDES_KEY);
  } catch {
    return null; // without storage there are no overrides
  }
}

/** Whether a composition may have a remote of this name: a page omits most of them. */
const mayHave = ({ remotes, rest }: PageComposition, name: string): boolean =>
  Object.hasOwn(remotes, name) || (rest !== undefined && REMOTE.test(name));

/**
 * Parses stored overrides. Entries that are malformed, name no remote of this composition or have a
 * disallowed URL are dropped.
 */
export function readOverrides(stored: string | null, allowed: Allowed): Overrides {
  try {
    const { builds, arms } = fields(JSON.parse(stored ?? '{}'));
    return {
      builds: each(builds, (build, name) =>
        buildFrom(must(mayHave(allowed.composition, name) && build), name, allowed),
      ),
      arms: each(arms, (arm) => text(arm, /^[a-z0-9-]{1,40}$/)),
    };
  } catch {
    return { builds: {}, arms: {} };
  }
}
