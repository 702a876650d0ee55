/*
 * Allowed imports: the map of docs/where-does-it-go.md for eslint-plugin-boundaries.
 * `scripts/borders/borders.test.ts` plants a violation of each border and checks that it is
 * reported.
 */
const DOMAIN_LAYERS = [
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
const type = (layer) => `domain-${layer}`;
const domain = DOMAIN_LAYERS.map(type);

export const elements = [
  ...[...DOMAIN_LAYERS, 'testing', 'locales'].map((layer) => ({
    type: type(layer),
    pattern: `shared-domain/src/${layer}`,
  })),
  { type: 'shared-ui', pattern: 'shared-ui' },
  { type: 'kit-plain', pattern: 'shared-kit/src/plain' },
  { type: 'kit-testing', pattern: 'shared-kit/src/testing' },
  { type: 'shared-kit', pattern: 'shared-kit' },
  { type: 'story', pattern: '{shell,mf-*}/stories' },
  { type: 'shell', pattern: 'shell' },
  { type: 'remote-app', pattern: 'mf-*', capture: ['name'] },
  { type: 'card-form', pattern: 'card-form' },
  { type: 'vendor-frame', pattern: 'vendor-frame' },
  { type: 'build', pattern: 'platform/build' },
  { type: 'compositions', pattern: 'platform/compositions' },
  { type: 'loader', pattern: 'platform/loader' },
  { type: 'release', pattern: 'platform/release' },
  { type: 'http-kit', pattern: 'platform/http-kit' },
  { type: 'edge', pattern: 'platform/edge' },
  { type: 'reference-api', pattern: 'reference-api' },
  { type: 'demo', pattern: 'demo' },
  { type: 'page-objects', pattern: 'e2e/pages' },
  { type: 'e2e', pattern: 'e2e' },
  { type: 'bench', pattern: 'scripts/bench' },
  { type: 'scripts', pattern: 'scripts' },
];

/**
 * Code that each package bundles: functions of plain values, and helpers for pages. What only tests
 * use (`kit-testing`) is in no list.
 */
const kit = ['kit-plain', 'shared-kit'];

const may = (from, ...to) => ({
  from: { element: { type: from } },
  allow: { to: { element: { types: { anyOf: [from, ...to] } } } },
});

export const policies = [
  may('domain-clock'),
  may('domain-contracts'),
  may('domain-rules', 'domain-contracts', 'kit-plain'),
  may('domain-locales', 'domain-contracts'),
  may('domain-bus', 'domain-contracts'),
  may('domain-paths', 'domain-contracts'),
  may('domain-storage', 'domain-clock', 'domain-contracts'),
  may('domain-http', 'domain-clock', 'domain-contracts'),
  may('domain-remote', 'domain-contracts', 'domain-locales'),
  may(
    'domain-models',
    'domain-clock',
    'domain-bus',
    'domain-rules',
    'domain-contracts',
    'domain-http',
    'domain-storage',
  ),
  may('domain-testing', ...domain),
  may('kit-plain'),
  // A remote bundles it, so it knows no federated package: the build records the names that a remote
  // uses of those by the remote's own sources.
  may('shared-kit', 'kit-plain'),
  may('shared-ui', 'kit-plain'),
  may('compositions'),
  may('loader', 'compositions'),
  may('release', 'compositions', 'http-kit'),
  may('http-kit'),
  may('edge', 'compositions', 'release', 'http-kit'),
  may('build', 'compositions'),
  // `build` provides types and the list of singletons to the shell at build time; none of it runs
  // in the page.
  may('shell', ...domain, 'shared-ui', ...kit, 'loader', 'compositions', 'build'),
  {
    from: { element: { type: 'remote-app' } },
    // of `compositions` the type of its declaration
    allow: {
      to: { element: { types: { anyOf: [...domain, 'shared-ui', ...kit, 'compositions'] } } },
    },
  },
  {
    from: { element: { type: 'remote-app' } },
    allow: {
      to: {
        element: { type: 'remote-app', captured: { name: '{{ from.element.captured.name }}' } },
      },
    },
  },
  // A story runs in the sandbox of the gate: nothing of a page is in its script.
  may('story', 'page-objects', 'compositions', 'domain-contracts'),
  // The card's own document contains all of its dependencies; no package imports it.
  may('card-form', 'domain-contracts', 'domain-rules', 'shared-ui', ...kit),
  // The same applies to the vendors' document.
  may('vendor-frame', 'domain-contracts', ...kit),
  may('reference-api', 'domain-contracts', 'domain-rules', 'kit-plain', 'http-kit'),
  // A plug-in of the API: the program that starts the API joins both.
  may('demo', 'domain-contracts', 'domain-rules', 'kit-plain', 'http-kit', 'reference-api'),
  may('e2e', ...domain, 'reference-api', 'demo', 'release', 'edge', 'compositions'),
  // `bench` builds the shell and the remotes as one bundle, to compare with.
  may(
    'bench',
    'scripts',
    'shell',
    'shared-ui',
    'loader',
    'release',
    'edge',
    'compositions',
    'build',
  ),
  may(
    'scripts',
    'domain-contracts',
    'http-kit',
    'reference-api',
    'demo',
    'release',
    'edge',
    'compositions',
    'build',
  ),
];
