import type { BuildRecord } from './build.contract';
import {
  MAX_DECLARATION_BYTES,
  type DeclaredPage,
  type QueryForm,
  type RemoteDeclaration,
} from './declaration.contract';
import { hasParameters } from './route-paths';

/** Why a declaration is refused: the remote, the field, and a sentence with the remedy. */
export interface DeclarationProblem {
  readonly name: string;
  /** Path of the field, e.g. `pages[2].guard`. */
  readonly field: string;
  readonly what: string;
}

export const describeDeclaration = ({ name, field, what }: DeclarationProblem): string =>
  `${name}: src/declaration.ts, ${field}: ${what}`;

export type Find = (field: string, what: string) => void;

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

/** The rest of the keys that begin with a prefix. */
export const beginning = (keys: readonly string[], prefix: string): string[] =>
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
      declared: pages.flatMap(({ page, dialogs = [] }) => [
        page,
        ...dialogs.map((dialog) => dialog.page),
      ]),
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

const isUuidIn = (queries: readonly QueryForm[], name: string): boolean =>
  queries.length > 0 &&
  queries.every(({ parameters: { [name]: given } }) => given?.uuid && !given.optional);

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
  for (const [, name = ''] of rendered?.data?.matchAll(/\{(\w*)\}/g) ?? [])
    if (!isUuidIn(rendered?.queries ?? [], name))
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
  if (bytes > MAX_DECLARATION_BYTES)
    find(
      'the whole',
      `${bytes} bytes, at most ${MAX_DECLARATION_BYTES}: declare fewer or shorter entries`,
    );
  for (const field of unknownFields(given, declaration))
    find(field, 'is not known: correct its name, or update the tools that build and publish');
  checkContents(find, declaration, facts);
  declaration.pages.forEach((page, index) => {
    checkForms(find, `pages[${index}]`, page);
    if (page.catchesBelow && (page.path === '' || hasParameters(page.path)))
      find(`pages[${index}].catchesBelow`, 'only a fixed path below the home can: remove it');
  });
  return problems;
}
