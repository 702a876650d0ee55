import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildRecord, MANIFEST, type RemoteDeclaration } from '@storefront/compositions';
import { readBytes } from '../build-folder';
import { readDeclaredRecord } from '../declared-record';
import { expectOwnName } from '../own-name';
import { parseJson } from '../parse-json';
import { lastPublished } from '../published';
import { type Store, StoreError, readBuild } from '../store';
import { type PlainBuild, readPlainBuild } from './plain-manifest';
import { readDist } from './read-dist';

/** What a remote states about itself where its build has no declaration of ours. */
export interface Adoption {
  readonly name: string;
  /** Its output folder. */
  readonly folder: string;
  /** JSON, or a module that exports `declaration`. */
  readonly declaration?: string | undefined;
  /** Address → page, where no file declares them. */
  readonly pages?: readonly (readonly [path: string, page: string])[] | undefined;
  /** Slot → widget. */
  readonly widgets?: readonly (readonly [slot: string, widget: string])[] | undefined;
  readonly version?: string | undefined;
}

export interface Adopted {
  readonly build: BuildRecord;
  /** Files that no store serves, by their names. */
  readonly leftOut: readonly string[];
}

const NAME = /^[a-z][a-z-]*$/;
const VERSION = /^\d+\.\d+\.\d+$/;

async function readDeclaration(file: string): Promise<unknown> {
  if (file.endsWith('.json'))
    return parseJson(file, await readBytes(file), {
      safeParse: (data: unknown) => ({ success: true, data }) as const,
    });
  await readBytes(file); // a sentence for a file that is not there
  const module = (await import(pathToFileURL(path.resolve(file)).href)) as Record<string, unknown>;
  const given = module['declaration'] ?? module['default'];
  if (given === undefined)
    throw new StoreError(`${file} has no declaration: export const declaration = { pages: [ … ] }`);
  return given;
}

/** The declaration of the options: pages that are recognized by the name of the restaurant. */
function declarationOfOptions(
  { pages = [], widgets = [] }: Adoption,
  slots: NonNullable<BuildRecord['offers']>['slots'],
): RemoteDeclaration {
  return {
    pages: pages.map(([at, page]) => ({ path: at, page, heading: 'restaurant' })),
    widgets: widgets.map(([slot, widget]) => ({
      widget,
      slot,
      props: Object.hasOwn(slots, slot) ? (slots[slot]?.props ?? 1) : 1,
    })),
  };
}

async function readShell(store: Store): Promise<BuildRecord> {
  const shell = await lastPublished(store, 'shell').catch(() => {
    throw new StoreError(
      'the store has no shell, which states the shared modules and slots: publish shell first',
    );
  });
  return readBuild(store, 'shell', shell.id);
}

/** Writes the declaration where tools of Module Federation read it, too. */
async function completeManifest(folder: string, declaration: unknown): Promise<void> {
  const file = path.join(folder, MANIFEST);
  const stated = JSON.parse((await readBytes(file)).toString('utf8')) as object;
  await writeFile(file, `${JSON.stringify({ ...stated, storefront: declaration }, null, 2)}\n`);
}

/** Of scripts and styles those that a page loads: not the remote's own host, nor a copy of a shared module. */
function isNeeded(file: string, { entry, exposes }: PlainBuild): boolean {
  if (!/\.(?:m?js|css)$/.test(file)) return true;
  return [entry, ...Object.values(exposes)].some(({ js, css }) => [...js, ...css].includes(file));
}

/**
 * Writes the record of a build of the ordinary federation plug-in into its output folder, so that it can be
 * published as any other one. What the record needs comes from `mf-manifest.json`, the declaration, and the
 * newest shell of the store. Throws `StoreError` with what to change in the remote's build.
 */
export async function adopt(store: Store, adoption: Adoption): Promise<Adopted> {
  const { name, folder, version } = adoption;
  if (!NAME.test(name) || name === 'shell')
    throw new StoreError(`"${name}" is no name of a remote: use letters and dashes`);
  if (version !== undefined && !VERSION.test(version))
    throw new StoreError(`"${version}" is no version: use three numbers, e.g. 1.0.0`);
  await expectOwnName(store, { name, adopted: true });
  const shell = await readShell(store);
  const { offers } = shell;
  const before = await readDist(folder);
  const names = new Set(before.files.map((file) => file.path));
  const plain = await readPlainBuild(folder, name, names, shell.singletons);
  const declaration =
    adoption.declaration === undefined
      ? declarationOfOptions(adoption, offers?.slots ?? {})
      : await readDeclaration(adoption.declaration);
  await completeManifest(folder, declaration);
  const { files: all, leftOut } = await readDist(folder);
  const files = all.filter(({ path: file }) => isNeeded(file, plain));
  const contentHash = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  const stated = VERSION.test(plain.version) ? plain.version : '1.0.0';
  const record = {
    ...plain,
    name,
    version: `${version ?? stated}+${contentHash.slice(0, 16)}`,
    contentHash,
    revision: 'none',
    contract: shell.contract,
    files,
    locales: {},
    shared: {},
    usesPagePolicy: true,
    declaration,
    adopted: true,
  };
  await writeFile(path.join(folder, 'build.json'), `${JSON.stringify(record, null, 2)}\n`);
  return { build: await readDeclaredRecord(folder), leftOut };
}
