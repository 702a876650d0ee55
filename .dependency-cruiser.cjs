/*
 * The borders of docs/where-does-it-go.md: which part, folder and package a file may import.
 * `scripts/borders/borders.test.ts` plants a violation of each. Names of packages are in
 * `scripts/borders/bans.mjs`: the graph has no names.
 */
const TESTS = '\\.(test|test-kit|int\\.test)\\.tsx?$';

const DOMAIN = [
  'clock',
  'contracts',
  'rules',
  'bus',
  'models',
  'http',
  'paths',
  'remote',
  'storage',
];
const layer = (name) => `shared-domain/src/${name}/`;
const [CLOCK, CONTRACTS, RULES, BUS, , HTTP, , , STORAGE] = DOMAIN.map(layer);
const domain = DOMAIN.map(layer);
const UI = 'shared-ui/';
/** Functions of plain values, and helpers for pages: each package bundles what it imports of them. */
const PLAIN = 'shared-kit/src/plain/';
const KIT = 'shared-kit/(?!src/(plain|testing)/)';
const platform = (name) => `platform/${name}/`;
const [BUILD, COMPOSITIONS, LOADER, OPENFEATURE, RELEASE, HTTP_KIT, EDGE] = [
  'build',
  'compositions',
  'loader',
  'openfeature',
  'release',
  'http-kit',
  'edge',
].map(platform);
const API_PART = 'reference-api/';
const DEMO = 'demo/';
const REMOTE = '(mf-[^/]+)/src/';
const BENCH = 'scripts/bench/';
const SCRIPTS = 'scripts/(?!bench/)';

/** Each part, and the parts that it may import beside itself. */
const PARTS = [
  [CLOCK],
  [CONTRACTS],
  [RULES, CONTRACTS, `${PLAIN}fold-accents\\.ts$`],
  [layer('locales'), CONTRACTS],
  [BUS, CONTRACTS],
  [layer('paths'), CONTRACTS],
  [STORAGE, CLOCK, CONTRACTS],
  [HTTP, CLOCK, CONTRACTS],
  [layer('remote'), CONTRACTS, layer('locales')],
  [layer('models'), CLOCK, BUS, RULES, CONTRACTS, HTTP, STORAGE],
  [PLAIN],
  // A remote bundles it, so it has no federated package: the build records the names that a remote
  // uses of those by the remote's own sources.
  [KIT, PLAIN],
  [UI, PLAIN],
  [COMPOSITIONS],
  [LOADER, COMPOSITIONS],
  [OPENFEATURE, COMPOSITIONS],
  [RELEASE, COMPOSITIONS, HTTP_KIT],
  [HTTP_KIT],
  [EDGE, COMPOSITIONS, RELEASE, HTTP_KIT],
  [BUILD, COMPOSITIONS],
  // `build` provides types and the list of singletons to the shell at build time; none of it runs in
  // the page.
  ['shell/src/', ...domain, UI, PLAIN, KIT, LOADER, COMPOSITIONS, BUILD],
  // A remote is built, published and rolled back alone: it imports no other. Of `compositions` the type
  // of its declaration.
  [REMOTE, '$1/src/', ...domain, UI, PLAIN, KIT, COMPOSITIONS, OPENFEATURE],
  // A story runs in the sandbox of the gate: nothing of a page is in its script.
  ['(?:shell|mf-[^/]+)/stories/', 'e2e/pages/', COMPOSITIONS, CONTRACTS],
  // The documents of the card and of the vendors contain all of their dependencies.
  ['card-form/src/', CONTRACTS, RULES, UI, PLAIN, KIT],
  ['vendor-frame/src/', CONTRACTS, PLAIN, KIT],
  [API_PART, CONTRACTS, RULES, PLAIN, HTTP_KIT],
  // A plug-in of the API: the program that starts the API joins both. It uses what the API offers to
  // plug-ins.
  [DEMO, CONTRACTS, RULES, PLAIN, HTTP_KIT, 'reference-api/src/plugin/'],
  // It builds the shell and the remotes as one bundle, to compare with.
  [BENCH, SCRIPTS, 'shell/', UI, LOADER, RELEASE, EDGE, COMPOSITIONS, BUILD],
  [SCRIPTS, CONTRACTS, HTTP_KIT, API_PART, DEMO, RELEASE, EDGE, COMPOSITIONS, BUILD],
];
const ANY_PART =
  '^(shell|mf-[^/]+|card-form|vendor-frame|shared-(domain|ui|kit)|platform|reference-api|demo|e2e|scripts)/';
const parts = PARTS.map(([part, ...others]) => ({
  name: 'parts-import-as-declared',
  comment: `${part} imports of other parts only ${others.join(', ') || 'nothing'} (PARTS).`,
  severity: 'error',
  from: {
    path: `^${part}`,
    pathNot: `${TESTS}|^(shared-domain|shared-kit|reference-api)/src/testing/|/rspack\\.config\\.ts$`,
  },
  to: {
    path: ANY_PART,
    // The pattern of a remote matches the others too.
    pathNot: `^(?:${(part === REMOTE ? others : [part, ...others]).join('|')})`,
  },
}));

const PACKAGES = '(^|/)node_modules/';
const inPackages = (...names) => `${PACKAGES}(${names.join('|')})/`;
const PAGES = '^(shell|mf-[^/]+)/src/';
const DAYJS_FILE = '^shared-domain/src/rules/schedule/day\\.ts$';
const PHONES_FILE = '^shared-domain/src/rules/phones/read-phone\\.ts$';
const packageRule = (name, comment, from, to, fromNot = TESTS) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: fromNot },
  to,
});
const packages = [
  packageRule(
    'dayjs-in-one-file',
    'Outside of the script of the first route: use @storefront/shared-domain/schedule (docs/adr/0017-dayjs.md).',
    ANY_PART,
    { path: inPackages('dayjs') },
    `${TESTS}|${DAYJS_FILE}`,
  ),
  packageRule(
    'phones-in-one-file',
    'Outside of the script of the first route: use @storefront/shared-domain/phones (docs/rules/countries.md).',
    ANY_PART,
    { path: inPackages('libphonenumber-js') },
    `${TESTS}|${PHONES_FILE}`,
  ),
  packageRule(
    'zod-and-axios-in-shared-domain',
    'Use its contracts and callApi.',
    `${PAGES}|^shared-kit/src/`,
    { path: inPackages('zod', 'axios') },
  ),
  packageRule(
    'router-by-shared-ui',
    "The router's names come from @storefront/shared-ui/router.",
    `${PAGES}|^shared-kit/src/`,
    { path: inPackages('react-router', 'react-router-dom') },
  ),
  packageRule(
    'rules-are-plain',
    'No packages but dayjs and libphonenumber-js, each in its file, no clock, no network.',
    `^${RULES}`,
    { pathNot: `${ANY_PART}|${PACKAGES}(dayjs|libphonenumber-js)/` },
  ),
  packageRule(
    'contracts-are-schemas',
    'Contracts import zod/mini and each other.',
    `^${CONTRACTS}`,
    {
      pathNot: `^${CONTRACTS}|${PACKAGES}zod/mini/`,
    },
  ),
  packageRule(
    'primitives-are-plain',
    'Primitives have no store and no language.',
    '^shared-ui/src/',
    { path: inPackages('effector', 'effector-react', 'i18next', 'react-i18next') },
  ),
  packageRule('plain-functions-run-everywhere', 'No packages.', `^${PLAIN}`, {
    pathNot: `^${PLAIN}`,
  }),
  packageRule(
    'federation-shares-by-specifier',
    'A relative path is a second copy: import shared packages, and the API in the demo, by their names.',
    `${PAGES}|^demo/src/`,
    { path: '^(shared-(domain|ui|kit)|reference-api)/', dependencyTypesNot: ['aliased-workspace'] },
  ),
];

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

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...parts,
    ...packages,
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
      name: 'tools-are-outermost',
      comment: 'The tools use the parts; no part, and no test of one, uses the tools.',
      severity: 'error',
      from: { pathNot: '^(scripts|e2e)/' },
      to: { path: '^scripts/' },
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
