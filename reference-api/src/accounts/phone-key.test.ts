import { phoneKey } from './phone-key';

test.each([
  '11987654321',
  '(11) 98765-4321',
  '011 98765-4321',
  '011987654321',
  '5511987654321',
  '+55 11 98765-4321',
  '0055 11 98765-4321',
  '0 15 11 98765-4321',
  '11.98765.4321',
  '１１９８７６５４３２１',
])('in Brazil %s is one telephone', (typed) =>
  expect(phoneKey(typed, 'BR')).toBe('+5511987654321'),
);

test.each([
  ['(55) 98765-4321', ' br ', '+5555987654321'],
  ['1132654321', 'BR', '+551132654321'],
  ['912 345 678', 'PT', '+351912345678'],
  ['00351912345678', 'PT', '+351912345678'],
  ['0981 123456', 'PY', '+595981123456'],
  ['595981123456', 'PY', '+595981123456'],
  ['(718) 555-0142', 'US', '+17185550142'],
  ['1-718-555-0142', 'US', '+17185550142'],
  ['+49 1512 3456789', 'BR', '+4915123456789'],
  ['+5511987654321', '', '+5511987654321'],
])('%s in %p is %s', (typed, country, key) => expect(phoneKey(typed, country)).toBe(key));

test.each([
  ['123', 'BR', '123'],
  ['11987654321', 'XX', '11987654321'],
  ['', 'BR', null],
  ['none', 'BR', null],
])('%p in %p, which is no number, is %p', (typed, country, key) =>
  expect(phoneKey(typed, country)).toBe(key),
);

test('a number within another text is no number: its digits are the key', () =>
  expect(phoneKey('fone 11 98765-4321', 'br')).toBe('11987654321'));
