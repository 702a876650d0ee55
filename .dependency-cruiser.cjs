/*
 * The borders of docs/where-does-it-go.md that require the whole import graph;
 * `scripts/borders/borders.test.ts` plants a violation of each.
 */
const TESTS = '\\.(test|test-kit|int\\.test)\\.tsx?$';
const API = '^reference-api/src/';
/** Tests of the API, and what they share. */
const API_TESTS = `${TESTS}|^reference-api/src/testing/`;
/** Texts, which every folder of the API may read. */
const API_TEXTS = 'locales/';
/**
 * The folders of the API, lowest first: each may import those before it. Mails are below accounts,
 * push messages above orders.
 */
const API_ORDER = [
  'platform/',
  'restaurants/',
  'delivery/',
  'notifications/(?!push/)',
  'accounts/',
  'loyalty/',
  'tables/',
  'telemetry/',
  'payments/',
  'cards/',
  'orders/',
  'tracking/',
  'notifications/push/',
  'personal-data/',
  'seeding/',
];
/** Imports against that order, each with its reason in ADR 0019. */
const API_EXCEPTIONS = [
  ['telemetry/events/pixel-events\\.route\\.ts', 'orders/orders\\.repository\\.ts'],
  ['orders/orders\\.repository\\.ts', 'tracking/journeys\\.repository\\.ts'],
];

/** One rule per folder of the API: what it may not import. */
const apiDirections = API_ORDER.map((folder, index) => {
  const lower = [API_TEXTS, ...API_ORDER.slice(0, index + 1)];
  const isLowest = index === 0;
  const exceptions = API_EXCEPTIONS.filter(([from]) =>
    new RegExp(`^${folder}`).test(from.replaceAll('\\', '')),
  );
  return {
    name: isLowest ? 'platform-is-lowest' : 'features-point-inward',
    comment: isLowest
      ? 'The platform of the API imports no feature; the composition root passes it its dependencies.'
      : 'A feature of the API imports lower features; the composition root joins the others.',
    severity: 'error',
    from: {
      path: `${API}${folder}`,
      pathNot: [API_TESTS, ...exceptions.map(([from]) => `${API}${from}$`)],
    },
    to: { path: API, pathNot: `${API}(${lower.join('|')})` },
  };
});
const apiExceptions = API_EXCEPTIONS.map(([from, to]) => {
  const index = API_ORDER.findIndex((folder) =>
    new RegExp(`^${folder}`).test(from.replaceAll('\\', '')),
  );
  const lower = [API_TEXTS, ...API_ORDER.slice(0, index + 1)];
  return {
    name: 'features-point-inward',
    comment: 'A file with one import against the order has no second one.',
    severity: 'error',
    from: { path: `${API}${from}$` },
    to: { path: API, pathNot: `${API}(${lower.join('|')}|${to}$)` },
  };
});

const SHELL = '^shell/src/';
/**
 * The layers of the shell, and the folders of each, lowest first: a folder may import those before
 * it.
 */
const SHELL_LAYERS = {
  ground: ['locales', 'i18n', 'addresses', 'scheduling', 'tab', 'rendered', 'theme', 'debug'],
  'start script': ['boot'],
  'platform services': ['visit', 'telemetry', 'session', 'remotes'],
  restaurant: ['restaurant', 'notices', 'order-draft', 'orders', 'table-link'],
  features: [
    'start-up',
    'after-order',
    'events',
    'idle',
    'offline',
    'overrides',
    'push',
    'tablet',
    'take-over',
  ],
  routes: ['routes'],
  layout: ['layout'],
  app: ['app'],
};
/** Scripts of their own, above all layers: no folder imports them. */
const SHELL_SCRIPTS = ['drawn-cart', 'followed-order', 'server', 'worker'];

const shellOrder = Object.values(SHELL_LAYERS).flat();
const shellDirections = Object.entries(SHELL_LAYERS).flatMap(([layer, folders]) =>
  folders.map((folder) => ({
    name: 'shell-layers-point-down',
    comment: `Layer "${layer}" of the shell: a folder imports itself and the folders before it in SHELL_LAYERS.`,
    severity: 'error',
    from: { path: `${SHELL}${folder}/`, pathNot: TESTS },
    to: {
      path: SHELL,
      pathNot: `${SHELL}(${shellOrder.slice(0, shellOrder.indexOf(folder) + 1).join('|')})/`,
    },
  })),
);

const PACKAGES = '(^|/)node_modules/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...apiDirections,
    ...apiExceptions,
    ...shellDirections,
    {
      name: 'shell-folders-have-a-layer',
      comment:
        'A folder of the shell has a place in SHELL_LAYERS, or is a script of its own in SHELL_SCRIPTS.',
      severity: 'error',
      from: { path: `${SHELL}(?!(${[...shellOrder, ...SHELL_SCRIPTS].join('|')})/)[^/]+/` },
      to: {},
    },
    {
      name: 'shell-scripts-are-tops',
      comment:
        'A script of its own may use the layers; neither main.ts nor another script uses it.',
      severity: 'error',
      from: { path: `${SHELL}(${SHELL_SCRIPTS.join('|')}|[^/]+$)`, pathNot: TESTS },
      to: { path: `${SHELL}(${SHELL_SCRIPTS.join('|')})/`, pathNot: `${SHELL}$1/` },
    },
    {
      name: 'no-circular',
      comment: 'Two files that need each other are one file, or lack a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'remotes-are-islands',
      comment:
        'A remote is built, published and rolled back alone: it imports neither another remote nor the shell.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/', pathNot: TESTS },
      to: { path: '^(mf-|shell/)', pathNot: '^$1/' },
    },
    {
      name: 'rules-are-plain',
      comment:
        'Rules are plain TypeScript over the contracts: no packages but dayjs and libphonenumber-js, no clock, ' +
        'no network, nothing of another layer.',
      severity: 'error',
      from: { path: '^shared-domain/src/rules/', pathNot: TESTS },
      to: {
        pathNot:
          '^shared-domain/src/(rules|contracts)/|^shared-kit/src/plain/fold-accents\\.ts$|' +
          '(^|/)node_modules/(dayjs|libphonenumber-js)/',
      },
    },
    {
      name: 'first-route-without-dayjs',
      comment:
        'The first route loads all of the entry rules; what needs dayjs is in the entry schedule.',
      severity: 'error',
      from: { path: '^shared-domain/src/rules/index\\.ts$' },
      to: { path: '^shared-domain/src/rules/schedule/day\\.ts$', reachable: true },
    },
    {
      name: 'first-route-without-phones',
      comment:
        'The first route loads all of the entry rules; what needs the numbers of all countries is in the entry phones.',
      severity: 'error',
      from: { path: '^shared-domain/src/rules/index\\.ts$' },
      to: { path: '^shared-domain/src/rules/phones/', reachable: true },
    },
    {
      name: 'features-do-not-import-each-other',
      comment: 'A bus event, or the page that shows both, joins two features of a remote.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/features/([^/]+)/', pathNot: TESTS },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'shell-loads-remotes-at-run-time',
      comment:
        'The address of a remote comes with the served page; nothing of a remote is in the build of the shell.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^mf-' },
    },
    {
      name: 'runs-without-the-demo',
      comment: 'The demo is a plug-in: only the programs that start an API, and tests, import it.',
      severity: 'error',
      from: { pathNot: `^(demo|e2e|scripts|reference-api/src/testing)/|${TESTS}` },
      to: { path: '^demo/' },
    },
    {
      name: 'demo-is-a-plug-in',
      comment: 'It uses of the API what that offers to plug-ins, and nothing of the storefront.',
      severity: 'error',
      from: { path: '^demo/', pathNot: TESTS },
      to: {
        path: '^(shell|mf-[^/]+|shared-ui|card-form|vendor-frame|e2e|scripts)/|^reference-api/(?!src/plugin/)',
      },
    },
    {
      name: 'tools-are-outermost',
      comment: 'The tools use the parts; no part, and no test of one, uses the tools.',
      severity: 'error',
      from: { pathNot: '^(scripts|e2e)/' },
      to: { path: '^scripts/' },
    },
    {
      name: 'kit-is-bundled',
      comment:
        'Each remote bundles the parts of shared-kit that it imports: ' +
        'with a federated package they would bring a second copy of it.',
      severity: 'error',
      from: { path: '^shared-kit/', pathNot: TESTS },
      to: { path: '^(shared-(domain|ui)|shell|mf-|platform|reference-api)' },
    },
    {
      name: 'built-as-declared',
      comment: 'A package that nobody declared is there by luck.',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    combinedDependencies: true,
    doNotFollow: { path: PACKAGES },
    exclude: { path: '(^|/)(dist|\\.cache|\\.data)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
