import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  type BuildRecord,
  type DeclarationProblem,
  MANIFEST,
  MAX_DECLARATION_BYTES,
  RemoteDeclaration,
  ShellDeclaration,
  checkDeclaration,
  describeDeclaration,
  unknownFields,
} from '@storefront/compositions';
import { readBytes, readBuildRecord } from './build-folder';
import { parseJson } from './parse-json';
import { StoreError } from './store-error';

/** Problems that one refusal names. */
const MAX_NAMED = 10;

type Problem = Omit<DeclarationProblem, 'name'>;

/** What a build folder states, before any contract reads it. */
const ANY = {
  safeParse: (value: unknown) => ({ success: true, data: value }) as const,
};
const readRaw = async (file: string): Promise<unknown> =>
  parseJson(file, await readBytes(file), ANY);

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** `['pages', 0, 'path']` → `pages[0].path`. */
const fieldText = (keys: readonly PropertyKey[]): string =>
  keys.reduce<string>((at, key) => {
    if (typeof key === 'number') return `${at}[${key}]`;
    return at === '' ? String(key) : `${at}.${String(key)}`;
  }, '') || 'the whole';

/** What a contract says about a declaration. */
function formProblems(
  contract: typeof RemoteDeclaration | typeof ShellDeclaration,
  given: unknown,
): Problem[] {
  const parsed = contract.safeParse(given);
  return (parsed.error?.issues ?? []).map(({ path: keys, message }) => ({
    field: fieldText(keys),
    what: `${message}: correct it, and build again`,
  }));
}

function isTooLarge(given: unknown): Problem[] {
  const bytes = Buffer.byteLength(JSON.stringify(given));
  return bytes <= MAX_DECLARATION_BYTES
    ? []
    : [
        {
          field: 'the whole',
          what: `${bytes} bytes, at most ${MAX_DECLARATION_BYTES}: declare fewer or shorter entries`,
        },
      ];
}

function refuse(name: string, problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const named = problems
    .slice(0, MAX_NAMED)
    .map((problem) => describeDeclaration({ ...problem, name }));
  const more = problems.length > MAX_NAMED ? ` (and ${problems.length - MAX_NAMED} more)` : '';
  throw new StoreError(named.join('; ') + more);
}

/** Differences of the description for other tools from the record of the build. */
async function manifestProblems(
  folder: string,
  { files }: BuildRecord,
  given: unknown,
): Promise<Problem[]> {
  if (!files.some((file) => file.path === MANIFEST)) return [];
  const stated = fieldOf(await readRaw(path.join(folder, MANIFEST)), 'storefront');
  return isDeepStrictEqual(stated, given)
    ? []
    : [{ field: 'the whole', what: `${MANIFEST} has another one than build.json: build again` }];
}

/**
 * Reads the record of a build folder that is to be published. Throws `StoreError` for a declaration that is
 * too large, has fields or values that this version does not read, or states what the build does not
 * contain. Stored records are read without it: an earlier version serves what a newer one has published.
 */
export async function readDeclaredRecord(folder: string): Promise<BuildRecord> {
  const raw = await readRaw(path.join(folder, 'build.json'));
  const stated = fieldOf(raw, 'name');
  const own = typeof stated === 'string' ? stated : path.basename(folder);
  const [given, offered] = [fieldOf(raw, 'declaration'), fieldOf(raw, 'offers')];
  if (given !== undefined) {
    refuse(own, isTooLarge(given));
    refuse(own, formProblems(RemoteDeclaration, given));
  }
  if (offered !== undefined) refuse(own, formProblems(ShellDeclaration, offered));
  const build = await readBuildRecord(folder);
  if (build.declaration !== undefined)
    refuse(build.name, [
      ...checkDeclaration(build.declaration, build, given),
      ...(await manifestProblems(folder, build, given)),
    ]);
  if (build.offers !== undefined)
    refuse(
      build.name,
      unknownFields(offered, build.offers).map((field) => ({
        field,
        what: 'is not known: correct its name, or update the tools that build and publish',
      })),
    );
  return build;
}
