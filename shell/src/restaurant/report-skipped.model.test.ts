/** @jest-environment jsdom */
import { allSettled, fork } from 'effector';
import { toEvent } from '../telemetry/to-event';
import { takeNotes, type Note } from '../telemetry/notes';
import './report-skipped.model';
import { restaurantOpened } from './restaurant.model';

const received: Note[] = [];
takeNotes((note) => received.push(note));
beforeEach(() => {
  localStorage.clear();
  received.length = 0;
});

async function open(products: unknown[], featuredItems: unknown[] = []): Promise<void> {
  const wire = {
    info: { id: 7, name: 'Bella', restaurant_url: 'bella' },
    menu: { featuredItems, categories: [{ id: 'c', name: 'C', products }, null] },
  };
  const early = Promise.resolve({
    ok: true,
    status: 200,
    json: () => Promise.resolve(wire),
  } as unknown as Response);
  await allSettled(restaurantOpened, {
    scope: fork(),
    params: { restaurantUrl: 'bella', source: { early, again: () => early, ofApi: () => early } },
  });
}

test('unreadable parts of a menu are reported to the operator, as a number', async () => {
  await open([{ id: 'cola', name: 'Cola', price: 6.5 }, { id: 'broken' }, 'nothing']);
  expect(received[0]).toEqual({ kind: 'menu-skipped', count: 3 });
});

test('products that are listed with another price than the one that counts are reported, as a number', async () => {
  await open([{ id: 'cola', name: 'Cola', price: 6.5 }], [{ id: 'cola', name: 'Cola', price: 1 }]);
  expect(received.map((noted) => toEvent(noted, () => ''))).toEqual([
    { kind: 'menu-skipped', count: 1 },
    { kind: 'menu-prices', count: 1 },
  ]);
});

test('a menu with one price per product is no event', async () => {
  await open(
    [{ id: 'cola', name: 'Cola', price: 6.5 }],
    [{ id: 'cola', name: 'Cola', price: 6.5 }],
  );
  expect(received.map((noted) => toEvent(noted, () => ''))).toEqual([
    { kind: 'menu-skipped', count: 1 },
    null,
  ]);
});
