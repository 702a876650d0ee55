import { adsIdentity } from './ads-identity';

test('[EVENTS-02] a person as ads vendors hash it: lower case, country code before the number, names apart', () => {
  expect(
    adsIdentity(
      { name: '  Ana  Maria Souza ', email: ' Ana@Pizza.Example ', phone: '(11) 98765-4321' },
      'BR',
    ),
  ).toEqual({ em: 'ana@pizza.example', ph: '5511987654321', fn: 'ana', ln: 'maria souza' });
});

test.each([
  ['5511987654321', 'BR', '5511987654321'],
  ['(212) 555-0100', 'US', '12125550100'],
  ['912 345 678', 'PT', '351912345678'],
  ['123456789', 'XX', '123456789'],
])('a phone %s of %s is %s', (phone, country, ph) => {
  expect(adsIdentity({ name: '', email: '', phone }, country)).toEqual({ ph });
});

test('what is unknown is left out', () => {
  expect(adsIdentity({ name: 'Zé', email: '', phone: '' }, 'BR')).toEqual({ fn: 'zé' });
  expect(adsIdentity({ name: ' ', email: ' ', phone: '-' }, 'BR')).toEqual({});
});
