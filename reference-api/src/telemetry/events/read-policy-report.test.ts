import { readPolicyReport } from './read-policy-report';

const older = (more: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri': 'https://pizza.example/bella-napoli',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js',
    ...more,
  },
});
const newer = (more: Record<string, unknown> = {}) => ({
  type: 'csp-violation',
  age: 1,
  url: 'x',
  user_agent: 'x',
  body: {
    documentURL: 'https://pizza.example/bella-napoli',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js',
    sample: 'secret',
    ...more,
  },
});
const VIOLATION = {
  page: 'https://pizza.example/bella-napoli',
  directive: 'script-src-elem',
  blocked: 'https://evil.example',
};

test('both forms of a report are read to the same', () =>
  expect([readPolicyReport(older()), readPolicyReport([newer()])]).toEqual([
    [VIOLATION],
    [VIOLATION],
  ]));
test('an older browser names the directive with its sources', () =>
  expect(
    readPolicyReport(
      older({ 'effective-directive': undefined, 'violated-directive': "img-src 'self' data:" }),
    ),
  ).toEqual([{ ...VIOLATION, directive: 'img-src' }]));
test('reports of another kind are left out', () =>
  expect(readPolicyReport([{ type: 'deprecation', body: { id: 'x' } }, newer()])).toEqual([
    VIOLATION,
  ]));

test.each([
  [
    'https://pizza.example/bella-napoli/reset-password?token=secret#x',
    'https://pizza.example/bella-napoli/reset-password',
  ],
  [
    'https://pizza.example/bella-napoli/track-order/3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    'https://pizza.example/bella-napoli/track-order/{id}',
  ],
  ['https://ana:secret@pizza.example/orders/19987654321', 'https://pizza.example/orders/{id}'],
  [`https://pizza.example/t/${'k'.repeat(43)}`, 'https://pizza.example/t/{id}'],
  ['about:srcdoc', 'other'],
  ['javascript:alert(1)', 'other'],
])('the page %s is stored as %s', (address, page) =>
  expect(readPolicyReport(older({ 'document-uri': address }))).toEqual([{ ...VIOLATION, page }]),
);

test.each([
  ['inline', 'inline'],
  ['eval', 'eval'],
  ['', ''],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['https://evil.example/collect?email=ana@teste.example', 'https://evil.example'],
  ['data:text/html,secret', 'data:'],
  ['chrome-extension://abc/x.js', 'chrome-extension:'],
  ['Ana Souza', 'other'],
])('the blocked address %j is stored as %j', (address, blocked) =>
  expect(readPolicyReport(older({ 'blocked-uri': address }))).toEqual([{ ...VIOLATION, blocked }]),
);

test.each([
  null,
  7,
  'x',
  {},
  [],
  { 'csp-report': null },
  older({ 'effective-directive': 'Ana Souza' }),
  older({ 'document-uri': 'x'.repeat(2001) }),
  older({ 'document-uri': { href: 'x' } }),
  [newer({ effectiveDirective: 1 })],
  Array.from({ length: 21 }, () => newer()),
])('%.60j is no report', (body) => expect(readPolicyReport(body) ?? []).toEqual([]));
