import { accessibilityPage } from './page';
import { recordedScans, type RecordedScan } from './recorded-scans';

const scan = (changes: Partial<RecordedScan> = {}): RecordedScan => ({
  test: '[TABLE-13] the menu is accessible',
  path: '/bella-napoli',
  part: 'body',
  look: 'classic',
  colorScheme: 'light',
  viewport: '390×844',
  axe: '4.11.0',
  browser: '141.0.1',
  passed: ['button-name', 'target-size'],
  undecided: [],
  problems: [],
  ...changes,
});

const attached = (value: object, name = 'accessibility') => ({
  name,
  contentType: 'application/json',
  body: Buffer.from(JSON.stringify(value)).toString('base64'),
});

test('the scans of a report are those of the last result of each test, of nested groups too', () => {
  const { test: title, ...body } = scan();
  const spec = (results: object[]) => ({ title, tests: [{ results }] });
  const report = {
    suites: [
      {
        specs: [
          spec([{ attachments: [attached(body)] }, { attachments: [attached(body)] }]),
          spec([{ attachments: [attached({}, 'trace'), { name: 'screenshot', path: 'one.png' }] }]),
        ],
        suites: [{ specs: [spec([{ attachments: [attached(body), attached(body)] }])] }],
      },
    ],
  };
  expect(recordedScans(report)).toEqual([scan(), scan(), scan()]);
});

test('a scan of another shape is refused', () => {
  const report = {
    suites: [
      { specs: [{ title: 'x', tests: [{ results: [{ attachments: [attached({ path: 3 })] }] }] }] },
    ],
  };
  expect(() => recordedScans(report)).toThrow(/path/);
});

test('the page lists run, looks, screens and rules', () => {
  const text = accessibilityPage(
    [
      scan(),
      scan({
        path: '/app/slice-house/track',
        part: 'main',
        test: 'tracking',
        viewport: '1280×800',
      }),
      scan({
        path: '/slice-house/track',
        part: 'main',
        test: 'tracking',
        undecided: ['color-contrast'],
      }),
      scan({ look: 'ember', colorScheme: 'dark', part: 'dialog[open]' }),
      scan({ path: '/api/demo/outbox', look: '', test: 'a | b' }),
    ],
    '2026-11-26',
  );
  const lines = text.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '| date | 2026-11-26 |',
      '| scans | 5 states of 4 screens, in 3 tests |',
      '| rules of WCAG 2.2 A and AA that passed | 2 |',
      '| axe-core | 4.11.0 |',
      '| Chromium | 141.0.1 |',
      '| classic, light | 3 | 1280×800, 390×844 | 3 |',
      '| ember, dark | 1 | 390×844 | 1 |',
      '| none, light | 1 | 390×844 | 1 |',
      '| `/{restaurant}` | the menu is accessible | `body`, `dialog[open]` | 2 |',
      '| `/app/{restaurant}/track` | tracking | `main` | 1 |',
      '| `/{restaurant}/track` | tracking | `main` | 1 |',
      '| `/api/demo/outbox` | a \\| b | `body` | 1 |',
      '| `target-size` | 5 | 0 |',
      '| `color-contrast` | 0 | 1 |',
    ]),
  );
});

test('a page is written only of scans without a violation that measured targets', () => {
  expect(() => accessibilityPage([scan({ problems: ['label: missing — #a'] })], '')).toThrow(
    'the menu is accessible: label: missing — #a',
  );
  expect(() => accessibilityPage([scan({ passed: ['button-name'] })], '')).toThrow('targets');
  expect(() => accessibilityPage([], '')).toThrow('targets');
});
