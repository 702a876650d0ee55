import type { BuildRecord } from './build.contract';
import {
  MOST_DECLARED_BYTES,
  type DeclaredPage,
  type RemoteDeclaration,
  type ShellDeclaration,
} from './declaration.contract';
import { declarationOf, standsFor } from './declared';

/** Why a declaration is refused: the remote, the field, and a sentence with the remedy. */
export interface DeclarationProblem {
  readonly name: string;
  /** Path of the field, e.g. `pages[2].guard`. */
  readonly field: string;
  readonly what: string;
}

export const describeDeclaration = ({ name, field, what }: DeclarationProblem): string =>
  `${name}: src/declaration.ts, ${field}: ${what}`;

type Find = (field: string, what: string) => void;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Paths of the fields of a value that its parsed form lacks. */
export function unknownFields(given: unknown, parsed: unknown, at = ''): string[] {
  if (!isObject(given) || !isObject(parsed)) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    const field = Array.isArray(given) ? `${at}[${key}]` : at === '' ? key : `${at}.${key}`;
    if (value === undefined) return [];
    return Object.hasOwn(parsed, key) ? unknownFields(value, parsed[key], field) : [field];
  });
}

/** What a build contains, to which its declaration has to correspond. */
export type BuildFacts = Pick<BuildRecord, 'name' | 'exposes' | 'shared'>;

const PATHS = '@storefront/shared-domain/paths';
const BUS = '@storefront/shared-domain/bus';
const STORAGE = '@storefront/shared-domain/storage';

/** Both ways: what is declared and not there, and what is there and not declared. */
function compare(
  find: Find,
  field: string,
  {
    declared,
    built,
    isWhole = true,
  }: {
    readonly declared: readonly string[];
    readonly built: readonly string[];
    readonly isWhole?: boolean;
  },
  [absent, missing]: readonly [absent: string, missing: string],
): void {
  for (const name of new Set(declared.filter((it) => isWhole && !built.includes(it))))
    find(field, `${name} ${absent}: remove it`);
  for (const name of built.filter((it) => !declared.includes(it)))
    find(field, `${name} ${missing}: add it`);
}

const beginning = (keys: readonly string[], prefix: string): string[] =>
  keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));

function checkContents(find: Find, declaration: RemoteDeclaration, facts: BuildFacts): void {
  const { pages, widgets = [], events = {}, stored = [], budgets = {} } = declaration;
  // an edition may use less, or what the main build does not
  const isWhole = declaration.editions === undefined;
  const exposes = Object.keys(facts.exposes);
  compare(
    find,
    'pages',
    {
      declared: pages.flatMap(({ page, dialogs = [] }) => [page, ...dialogs.map((it) => it.page)]),
      built: beginning(exposes, './pages/'),
    },
    ['is not exposed by src/pages', 'of src/pages is not declared'],
  );
  compare(
    find,
    'widgets',
    { declared: widgets.map(({ widget }) => widget), built: beginning(exposes, './widgets/') },
    ['is not exposed by src/widgets', 'of src/widgets is not declared'],
  );
  compare(
    find,
    'events',
    {
      declared: [...(events.publishes ?? []), ...(events.subscribes ?? [])],
      isWhole,
      built: facts.shared[BUS] ?? [],
    },
    ['is not used', 'is used and not declared'],
  );
  compare(
    find,
    'stored',
    { declared: stored, isWhole, built: beginning(facts.shared[STORAGE] ?? [], 'keys.') },
    ['is not used', 'is used and not declared'],
  );
  for (const key of Object.keys(budgets).filter((it) => !exposes.includes(it)))
    find(`budgets.${key}`, 'the build has no such expose: remove it');
}

function checkForms(find: Find, at: string, { rendered }: DeclaredPage): void {
  rendered?.queries?.forEach(({ parameters }, form) => {
    for (const [name, parameter] of Object.entries(parameters)) {
      const field = `${at}.rendered.queries[${form}].parameters.${name}`;
      const { optional: _, ...kinds } = parameter;
      if (Object.keys(kinds).length !== 1)
        find(field, 'state exactly one of values, uuid, any, in and groupOf');
      if (parameter.any && rendered.data === undefined)
        find(field, 'any text would fill the cache of screens: state values, or render with data');
      if (parameter.groupOf !== undefined && parameters[parameter.groupOf]?.in === undefined)
        find(field, `${parameter.groupOf} is no parameter with a list: name one with "in"`);
    }
  });
  for (const [, name = ''] of rendered?.data?.matchAll(/\{(.*?)\}/g) ?? [])
    if (!(rendered?.queries ?? []).every(({ parameters }) => parameters[name]?.uuid))
      find(
        `${at}.rendered.data`,
        `{${name}} is no parameter with a uuid in every form of the query`,
      );
}

/**
 * Problems of one declaration beside the contents of its build: sizes, fields of a newer version
 * (`given`: as it was written), and everything that it names of itself.
 */
export function checkDeclaration(
  declaration: RemoteDeclaration,
  facts: BuildFacts,
  given: unknown = declaration,
): DeclarationProblem[] {
  const problems: DeclarationProblem[] = [];
  const find: Find = (field, what) => void problems.push({ name: facts.name, field, what });
  const bytes = Buffer.byteLength(JSON.stringify(given));
  if (bytes > MOST_DECLARED_BYTES)
    find(
      'the whole',
      `${bytes} bytes, at most ${MOST_DECLARED_BYTES}: declare fewer or shorter entries`,
    );
  for (const field of unknownFields(given, declaration))
    find(field, 'is not known: correct its name, or update the tools that build and publish');
  checkContents(find, declaration, facts);
  declaration.pages.forEach((page, index) => checkForms(find, `pages[${index}]`, page));
  return problems;
}

/** Problems of what a declaration names of its shell. */
function checkOffers(
  find: Find,
  { pages, widgets = [] }: RemoteDeclaration,
  offers: ShellDeclaration,
): void {
  const known = (field: string, name: string | undefined, names: readonly string[]): void => {
    if (name !== undefined && !names.includes(name))
      find(field, `the shell has no ${name}: use one of ${names.join(', ') || 'none'}`);
  };
  const slots = Object.keys(offers.slots);
  pages.forEach(({ guard, early, slots: shown = [], parts = [], rendered }, index) => {
    const at = `pages[${index}]`;
    known(`${at}.guard`, guard, offers.guards);
    known(`${at}.early`, early, offers.early);
    for (const slot of shown) known(`${at}.slots`, slot, slots);
    for (const part of parts) known(`${at}.parts`, part, Object.keys(offers.parts));
    for (const { parameters } of rendered?.queries ?? [])
      for (const { in: list } of Object.values(parameters))
        known(`${at}.rendered.queries`, list, offers.lists);
  });
  widgets.forEach(({ slot, props }, index) => {
    const at = `widgets[${index}]`;
    known(`${at}.slot`, slot, slots);
    const offered = offers.slots[slot];
    if (offered && offered.props !== props)
      find(`${at}.props`, `the shell passes version ${offered.props} to ${slot}: build against it`);
  });
}

interface Claimed {
  readonly remote: string;
  readonly path: string;
  readonly field: string;
}

/** Whether a path is below another one. */
const isBelow = (path: string, above: string): boolean =>
  above !== '' &&
  path.split('/').length > above.split('/').length &&
  standsFor(above, path.split('/').slice(0, above.split('/').length).join('/'));

/** Every address has one remote, and those below an address belong to the remote of that address. */
function checkPaths(claimed: readonly Claimed[]): DeclarationProblem[] {
  return claimed.flatMap(({ remote, path, field }, index) =>
    claimed.slice(0, index).flatMap((other): DeclarationProblem[] => {
      const isSame = other.path === path;
      if (other.remote === remote)
        return isSame
          ? [{ name: remote, field, what: `${path} is declared twice: remove one` }]
          : [];
      const both = `${other.remote} and ${remote}`;
      if (isSame) return [{ name: remote, field, what: `${both} claim "${path}": rename one` }];
      if (standsFor(path, other.path) || standsFor(other.path, path))
        return [
          {
            name: remote,
            field,
            what: `${both} claim the same addresses, "${path}" and "${other.path}": rename one`,
          },
        ];
      const [above, below] = isBelow(path, other.path)
        ? [other, { remote, path }]
        : [{ remote, path }, other];
      return isBelow(below.path, above.path)
        ? [
            {
              name: remote,
              field,
              what: `"${below.path}" of ${below.remote} is below "${above.path}" of ${above.remote}: choose another path`,
            },
          ]
        : [];
    }),
  );
}

/** Links of remotes to pages that no remote of the composition declares. */
function checkLinks(
  remotes: readonly BuildRecord[],
  declarations: readonly RemoteDeclaration[],
): DeclarationProblem[] {
  const declared = new Set(
    declarations.flatMap(({ pages }) =>
      pages.flatMap(({ links = [], dialogs = [] }) => [
        ...links,
        ...dialogs.flatMap((dialog) => dialog.links ?? []),
      ]),
    ),
  );
  return remotes.flatMap(({ name, shared }) =>
    beginning(shared[PATHS] ?? [], 'paths.')
      .filter((link) => !declared.has(link))
      .map((link) => ({
        name,
        field: 'links of another remote',
        what: `it links to ${link}, which no remote declares: add the remote with that page`,
      })),
  );
}

/** Problems of the declarations of builds that are to be served together. */
export function checkDeclarations(
  shell: BuildRecord,
  remotes: readonly BuildRecord[],
): DeclarationProblem[] {
  const { offers } = shell;
  if (offers === undefined) return [];
  const problems: DeclarationProblem[] = [];
  const claimed: Claimed[] = [];
  const filled = new Map<string, string>();
  for (const remote of remotes) {
    const { name } = remote;
    const declaration = declarationOf(shell, remote);
    if (declaration === null) continue;
    const find: Find = (field, what) => void problems.push({ name, field, what });
    checkOffers(find, declaration, offers);
    declaration.pages.forEach(({ path }, index) =>
      claimed.push({ remote: name, path, field: `pages[${index}].path` }),
    );
    declaration.widgets?.forEach(({ slot }, index) => {
      const first = filled.get(slot);
      if (first !== undefined && !offers.slots[slot]?.isShared)
        find(
          `widgets[${index}].slot`,
          `${first} and ${name} fill ${slot}, which has place for one`,
        );
      filled.set(slot, name);
    });
  }
  const declarations = remotes.flatMap((remote) => declarationOf(shell, remote) ?? []);
  return [...problems, ...checkPaths(claimed), ...checkLinks(remotes, declarations)];
}
