/** A part of the code whose unit tests are measured. Paths are relative to the project. */
export interface MutantArea {
  readonly name: string;
  /** Globs of files to mutate; those that begin with `!` are left out. */
  readonly mutate: readonly string[];
  /** Folders with the unit tests that run. */
  readonly tests: readonly string[];
  /** Runs the integration tests of these folders too, on a database. */
  readonly withDatabase?: boolean;
  /** Least share of killed mutants, in percent. */
  readonly goal: number;
}

/** Name of the list of changes in `api/`, which run under integration tests. */
export const API = 'api';
export const API_GOAL = 90;

const domain = (part: string, goal: number): MutantArea => ({
  name: part,
  mutate: [`shared-domain/src/${part}/**/*.ts`],
  tests: ['shared-domain/src'],
  goal,
});

const platform = (part: string, leftOut: readonly string[] = []): MutantArea => ({
  name: part,
  mutate: [
    `platform/${part}/src/**/*.ts`,
    ...leftOut.map((glob) => `!platform/${part}/src/${glob}`),
  ],
  tests: [`platform/${part}/src`],
  goal: 80,
});

/**
 * The rules of a use case show in its routes and its SQL: most of their tests are integration
 * tests. Routes and repositories have a list of mutants of their own (`api/`).
 */
const api = (feature: string, tests: readonly string[]): MutantArea => ({
  name: `api-${feature}`,
  mutate: [
    `reference-api/src/${feature}/**/*.ts`,
    `!reference-api/src/${feature}/**/*.{route,repository}.ts`,
  ],
  tests: tests.map((folder) => `reference-api/src/${folder}`),
  withDatabase: true,
  goal: 80,
});

const remote = (name: string): MutantArea => ({
  name,
  mutate: [`${name}/src/**/*.model.ts`],
  tests: [`${name}/src`],
  goal: 80,
});

/** In the order in which they run. */
export const areas: readonly MutantArea[] = [
  domain('rules', 90),
  ...['models', 'http', 'storage'].map((part) => domain(part, 80)),
  platform('compositions', ['testing*.ts']),
  platform('loader'),
  // What the gate does in a browser, and the command line, run under the tests of the tools.
  platform('release', ['gate/browser/**', 'gate/sandbox/**', 'cli/**']),
  // Processes that render run under the tests of the tools, too.
  platform('edge', [
    'render/{harden-process,realm,realm-process,realms,renderer,store-renderer}.ts',
  ]),
  api('accounts', ['accounts']),
  api('payments', ['payments', 'orders/payments']),
  ...[
    'mf-account',
    'mf-cart',
    'mf-checkout',
    'mf-delivery',
    'mf-menu',
    'mf-pizza-builder',
    'mf-tracking',
  ].map(remote),
];
