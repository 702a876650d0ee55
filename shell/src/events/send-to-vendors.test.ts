/** @jest-environment jsdom */
import { createHash, webcrypto } from 'node:crypto';
import { configure, waitFor } from '@testing-library/dom';
import { fork } from 'effector';
import type { Fact } from './facts';
import { sendToVendors } from './send-to-vendors';
import { waitingEvents } from './waiting-events';

const sale = {
  eventId: 'event-0001',
  currency: 'BRL',
  value: 51.8,
  items: [{ id: 'p', name: 'Pizza', price: 25.9, quantity: 2 }],
};
const person = { name: 'Ana Souza', email: ' Ana@Pizza.Example ', phone: '11987654321' };
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/* High limits for a machine under load. */
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 30_000 });

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
});

test.each([
  { kind: 'checkout', name: 'initiate_checkout' },
  { kind: 'ordered', name: 'purchase' },
] as const)(
  '[EVENTS-02] $name leaves the page with event id, value, currency, and email, phone and name as hashes only',
  async ({ kind, name }) => {
    localStorage.clear();
    const vendors = sendToVendors({
      scope: fork(),
      restaurantId: 7,
      country: 'BR',
      ids: { pixel: '123456789' },
      apiBase: '/api',
      vendorBase: undefined,
    });
    const fact: Fact =
      kind === 'checkout'
        ? { kind, page: 'menu', sale, person }
        : { kind, page: 'menu', sale, person, order: 'o-1' };
    vendors.send(fact);
    await waitFor(() => expect(waitingEvents(7).read()).toHaveLength(1));
    const sent = waitingEvents(7).read();
    vendors.stop();
    expect(sent).toMatchObject([
      {
        name,
        eventId: 'event-0001',
        currency: 'BRL',
        value: 51.8,
        person: {
          em: hash('ana@pizza.example'),
          ph: hash('5511987654321'),
          fn: hash('ana'),
          ln: hash('souza'),
        },
      },
    ]);
    for (const plain of ['Ana', 'Souza', 'izza.Example', '98765'])
      expect(JSON.stringify(sent)).not.toContain(plain);
  },
);
