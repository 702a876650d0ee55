import { CartLine, LoginRequest, OrderRequest } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';
import { InvalidRequestError } from './invalid-request';

const pathOf = (schema: z.ZodMiniType, value: unknown): string => {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) throw new Error('the value was meant to be refused');
  return InvalidRequestError.of(parsed.error, 'body').path;
};

test.each([
  ['the whole', OrderRequest, 'x', 'body'],
  ['a field', LoginRequest, { email: 1, password: 'x', loginMode: 'email' }, 'email'],
  ['the kind of a union', CartLine, { type: 'soup' }, 'type'],
  [
    'a field within a kind',
    CartLine,
    { type: 'general', id: 'a', name: 'a', qty: 0, price: 1 },
    'qty',
  ],
  [
    'a field within a list',
    z.array(CartLine),
    [{ type: 'general', id: 'a', name: 'a', qty: 1, price: 1, extras: [{ id: 'x', qty: -1 }] }],
    '0.extras.0.qty',
  ],
])('the refused place is %s', (_case, schema, value, path) =>
  expect(pathOf(schema, value)).toBe(path),
);
