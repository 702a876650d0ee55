import { between, milliseconds, money, percent, points, ratioSentence, verdict } from './words';

const difference = (estimate: number) => ({ estimate, low: estimate - 1, high: estimate + 1 });
const row = (more: object): Parameters<typeof verdict>[0] =>
  ({ arm: 'nep', isOff: false, isDecided: false, difference: null, ...more }) as never;

test('rates as percent and as signed percentage points', () => {
  expect([percent(0.1234), percent(0.1234, 2), percent(0), percent(null)]).toEqual([
    '12.3 %',
    '12.34 %',
    '0.0 %',
    '–',
  ]);
  expect([points(0.0123), points(-0.0123), points(0)]).toEqual(['+1.23 pp', '−1.23 pp', '0.00 pp']);
});

test('milliseconds are whole numbers; none without a measurement', () =>
  expect([milliseconds(89.6), milliseconds(0), milliseconds(null)]).toEqual([
    '90 ms',
    '0 ms',
    '–',
  ]));

test('money is written in its currency, and with its code when that is no currency', () => {
  expect(money(123_456, 'BRL')).toBe('R$1,234.56');
  expect(money(123_456, 'points')).toBe('1234.56 points');
});

test('bounds are written as a range; nothing without bounds', () => {
  expect(between({ estimate: 2, low: 1, high: 3 }, String)).toBe('1 to 3');
  expect(between(null, String)).toBe('');
});

test.each([
  ['switched off', { isOff: true, isDecided: true, difference: difference(2) }],
  ['', { arm: 'control', isDecided: true, difference: difference(2) }],
  ['too few visitors to say anything', { isDecided: true }],
  ['no difference found yet', { difference: difference(2) }],
  ['converts better than control', { isDecided: true, difference: difference(2) }],
  ['converts worse than control', { isDecided: true, difference: difference(-2) }],
  ['converts worse than control', { isDecided: true, difference: difference(0) }],
])('verdict "%s"', (sentence, more) => expect(verdict(row(more))).toBe(sentence));

test('the sentence on a ratio has its numbers; a tiny probability is a bound', () => {
  const ratio = { chiSquare: 1.234, p: 0.26664, alwaysValidP: 0.0001, isMismatch: false };
  expect(ratioSentence('visitors', null)).toBe('visitors: nothing to compare yet');
  expect(ratioSentence('visitors', ratio)).toBe(
    'visitors: as the shares say (chi-square 1.23, p 0.2666; valid at every look: p 0.0001)',
  );
  expect(ratioSentence('visitors', { ...ratio, p: 0.00009, isMismatch: true })).toBe(
    'visitors: SAMPLE RATIO MISMATCH, do not trust the comparison ' +
      '(chi-square 1.23, p < 0.0001; valid at every look: p 0.0001)',
  );
});
