import * as z from 'zod/mini';
import { Client, LoginRequest, TokenAnswer, TrackingEvents } from './client';
import { expectEntity, fields } from './entity.test-kit';
import { CartRecovery } from './order';

test('[DOMAIN-048] cart recovery record', () => {
  expectEntity(CartRecovery, fields({ text: 'uuid created_at', flag: 'is_cart_recovering' }), {
    uuid: 'u',
    created_at: '2025-06-14T21:30:00Z',
  });
});

test('[DOMAIN-049] client', () =>
  expectEntity(
    Client,
    fields({ id: 'id', text: 'token name phone cpf email birthday', amount: 'points' }),
    { id: 31 },
  ));

test('[DOMAIN-051] tracking event', () => {
  const event = {
    name: 'add_to_cart',
    timestamp: '2025-06-14T21:30:00Z',
    data: { price: 12.34, item: { id: 1 } },
  };
  const sample = fields(
    { text: 'user device restaurant_url timestamp', amount: 'restaurant_id' },
    { events: [[event], [event]] },
  );
  expectEntity(TrackingEvents, sample, {
    restaurant_id: 7,
    restaurant_url: 'bella',
    timestamp: 't',
    events: [],
  });
});

test('a login is by e-mail and password or by a token of the social login', () => {
  const mail = { email: 'ana@example.com', password: 'secret', loginMode: 'email' };
  const social = { access_token: 'g-token', loginMode: 'gmail' };
  expect([mail, social].map((body) => z.parse(LoginRequest, body))).toEqual([mail, social]);
  expect(z.safeParse(LoginRequest, { ...mail, loginMode: 'gmail' }).success).toBe(false);
});

test('an answer without a token is no login', () => {
  expect(z.safeParse(TokenAnswer, { token: '' }).success).toBe(false);
  expect(z.safeParse(TokenAnswer, {}).success).toBe(false);
});
