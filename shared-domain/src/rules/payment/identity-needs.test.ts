import { OFFLINE_METHODS, ONLINE_METHODS } from './find-method';
import { identityNeeds, isIdentity, missingIdentity } from './identity-needs';

const marina = { name: 'Marina Alves', cpf: '529.982.247-25', email: 'marina@demo.example' };

test.each([
  { id: 'CHECKOUT-30', method: 'picpay', needs: ['email', 'cpf'] },
  { id: 'CHECKOUT-32', method: 'pagseguro', needs: ['name'] },
  { id: 'CHECKOUT-33', method: 'pixAsaas', needs: ['name', 'cpf'] },
])('[CHECKOUT-17] [$id] $method needs $needs', ({ method, needs }) => {
  expect(identityNeeds(method)).toEqual(needs);
  expect(missingIdentity(method, undefined)).toEqual(needs);
  expect(missingIdentity(method, marina)).toEqual([]);
});

test('[CHECKOUT-17] no other method requires the payer', () => {
  const requested = [...ONLINE_METHODS, ...OFFLINE_METHODS, '', 'constructor', '__proto__'].filter(
    (method) => identityNeeds(method).length > 0,
  );
  expect(new Set(requested)).toEqual(new Set(['pixAsaas', 'pagseguro', 'picpay']));
});

test.each([
  ['name', 'Marina Alves', true],
  ['name', ' Zoë  O’Neil ', true],
  ['name', 'Marina', false],
  ['name', 'Marina 2', false],
  ['name', '   ', false],
  ['name', undefined, false],
  ['cpf', '52998224725', true],
  ['cpf', '529.982.247-25', true],
  ['cpf', '52998224724', false],
  ['cpf', '11111111111', false],
  ['cpf', '12345678000195', false],
  ['cpf', '', false],
  ['email', 'marina@demo.example', true],
  ['email', ' marina@demo.example ', true],
  ['email', 'marina@demo', false],
  ['email', 'a b@demo.example', false],
  ['email', '', false],
] as const)('[CHECKOUT-31] [DOMAIN-091] as %s "%s" is taken: %s', (field, text, is) =>
  expect(isIdentity(field, text)).toBe(is),
);
