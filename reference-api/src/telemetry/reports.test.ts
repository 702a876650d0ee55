import { readPolicyReport } from './events/read-policy-report';
import { untrustedRows } from './telemetry.route';

describe('reports', () => {
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
    ['https://evil.example/collect?email=ana@teste.example', 'https://evil.example'],
    ['data:text/html,secret', 'data:'],
    ['Ana Souza', 'other'],
  ])('the blocked address %j is stored as %j', (address, blocked) =>
    expect(readPolicyReport(older({ 'blocked-uri': address }))).toEqual([
      { ...VIOLATION, blocked },
    ]),
  );

  test.each([
    null,
    'x',
    [],
    { 'csp-report': null },
    older({ 'effective-directive': 'Ana Souza' }),
    older({ 'document-uri': 'x'.repeat(2001) }),
    [newer({ effectiveDirective: 1 })],
    Array.from({ length: 21 }, () => newer()),
  ])('%.60j is no report', (body) => expect(readPolicyReport(body) ?? []).toEqual([]));
});

describe('rows without trust', () => {
  test('5,000 rows fit in an hour, and again in the next', () => {
    let time = 0;
    const hasRoomFor = untrustedRows(() => new Date(time));
    expect([hasRoomFor(4999), hasRoomFor(1), hasRoomFor(1)]).toEqual([true, true, false]);
    time = 3_599_999;
    expect(hasRoomFor(1)).toBe(false);
    time = 3_600_000;
    expect(hasRoomFor(5000)).toBe(true);
  });

  test('a clock that is set back begins another hour', () => {
    let time = 7_200_000;
    const hasRoomFor = untrustedRows(() => new Date(time));
    expect([hasRoomFor(5000), hasRoomFor(1)]).toEqual([true, false]);
    time = 0;
    expect([hasRoomFor(5000), hasRoomFor(1)]).toEqual([true, false]);
  });
});
