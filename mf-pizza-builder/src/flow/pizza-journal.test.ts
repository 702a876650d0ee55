/** @jest-environment jsdom */
import { createStorage, keys } from '@storefront/shared-domain/storage';
import { openPizzaJournal } from './pizza-journal';

const KEY = keys.pizzaDrafts(7);
const HOUR = 3_600_000;
const open = (at = 0, id = 7) =>
  openPizzaJournal(
    id,
    createStorage(() => localStorage),
    () => at,
  );
const draftOf = (crust: string) => ({
  choices: {
    0: { crust, dough: null, count: 2, flavors: [{ id: 'a', quantity: 1, toppings: ['x'] }] },
  },
  lineId: null,
});
beforeEach(() => localStorage.clear());

test('unfinished pizzas are read back by the next visit, for a day', () => {
  open().save({ 'pizza:large': draftOf('thin') });
  expect(open(23 * HOUR).found).toEqual({ 'pizza:large': draftOf('thin') });
  expect(open(24 * HOUR).found).toEqual({});
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('those of another restaurant stay, until they are a day old', () => {
  open(0, 8).save({ 'pizza:large': draftOf('thin') });
  expect(open(HOUR).found).toEqual({});
  expect(localStorage.getItem(keys.pizzaDrafts(8))).not.toBeNull();
  open(25 * HOUR);
  expect(localStorage.getItem(keys.pizzaDrafts(8))).toBeNull();
});

test('a clock that was set back by more than a day ends them', () => {
  open(48 * HOUR).save({ 'pizza:large': draftOf('thin') });
  expect(open(0).found).toEqual({});
});

test('two tabs store the pizza that each builds', () => {
  const [one, other] = [open(), open()];
  one.save({ 'pizza:large': draftOf('thin') });
  other.save({ 'pizza:small': draftOf('thick') });
  expect(Object.keys(open().found).sort()).toEqual(['pizza:large', 'pizza:small']);
  one.save({});
  expect(Object.keys(open().found)).toEqual(['pizza:small']);
});

test('an empty draft leaves nothing behind', () => {
  const journal = open();
  journal.save({ 'pizza:large': draftOf('thin') });
  journal.save({});
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each([
  ['a choice without flavors', { crust: null, dough: null, count: 1 }],
  ['a negative quantity', { ...draftOf('a').choices[0], flavors: [{ id: 'a', quantity: -1 }] }],
  ['a number as an id', { ...draftOf('a').choices[0], crust: 7 }],
])('%s is dropped alone', (_, broken) => {
  const drafts = { bad: { choices: { 0: broken }, lineId: null }, good: draftOf('thin') };
  localStorage.setItem(KEY, JSON.stringify({ v: 1, value: { savedAt: 0, drafts } }));
  expect(Object.keys(open().found)).toEqual(['good']);
});

test('refused storage keeps them for the page alone', () => {
  const journal = openPizzaJournal(
    7,
    createStorage(() => null),
    () => 0,
  );
  expect(() => journal.save({ 'pizza:large': draftOf('thin') })).not.toThrow();
});
