import { breaksLine, directText, oneLine, plainText, turnsDirection } from './plain-text';

const TURNING = [
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u200e',
  '\u200f',
  '\u061c',
];
const BREAKS = ['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'];

test.each(TURNING)('%j turns the direction and is not sent', (sign) => {
  expect([
    turnsDirection(`Ana${sign}Lima`),
    directText(`Ana${sign} Lima`),
    plainText(`${sign}Ana Lima`),
  ]).toEqual([true, 'Ana Lima', 'Ana Lima']);
});
test.each(BREAKS)('%j is a break of a line and one space', (sign) => {
  expect([
    breaksLine(`Ana${sign}TOTAL: 0`),
    plainText(`sem cebola ${sign}${sign} TOTAL: 0`),
    directText(`um${sign}dois`),
  ]).toEqual([true, 'sem cebola TOTAL: 0', `um${sign}dois`]);
});
test.each([
  ['an emoji', 'Ana 🍕 Lima'],
  ['right to left', 'محمد علي'],
  ['hidden signs', 'Ana\u200bLima'],
  ['a family', '👩‍🍳'],
  ['a tab', 'a\tb'],
])('%s stays', (_case, text) =>
  expect([turnsDirection(text), breaksLine(text), plainText(text)]).toEqual([false, false, text]),
);
test('blanks around a text are not sent, nor those beside a direction mark', () =>
  expect([' Ana ', '\u200e Ana \u200f', '\u3000Ana\n', ' '].map(directText)).toEqual([
    'Ana',
    'Ana',
    'Ana',
    '',
  ]));
test('breaks around a text are none of it', () =>
  expect([breaksLine('\nAna\n'), oneLine('\nAna\n')]).toEqual([false, 'Ana']));
