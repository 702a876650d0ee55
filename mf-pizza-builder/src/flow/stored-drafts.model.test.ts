/** @jest-environment jsdom */
import { allSettled, fork, type Scope } from 'effector';
import {
  $restaurantData,
  $tableLink,
  restaurantLoaded,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import { aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { $pizzaDrafts, choiceMade, type Drafts } from './drafts.model';
import { openPizzaJournal } from './pizza-journal';
import { builderOpened } from './stored-drafts.model';

const choice = { crust: 'thin', dough: null, count: 0, flavors: [] };
const draft = { choices: { 0: choice }, lineId: null };
const data = restaurantData();
const other = restaurantData({ info: aRestaurant({ id: 8 }) });

/** What another load of the page, or another tab, stores. */
function store(drafts: Drafts): void {
  const journal = openPizzaJournal(7);
  journal.save({ ...journal.found, ...drafts });
}
const stored = (id = 7) => Object.keys(openPizzaJournal(id).found).sort();
const restored = (scope: Scope) => Object.keys(scope.getState($pizzaDrafts)).sort();

const visit = () => fork({ values: [[$restaurantData, data]] });
const open = (scope: Scope) => allSettled(builderOpened, { scope });
const choose = (scope: Scope, key: string) =>
  allSettled(choiceMade, { scope, params: { key, at: 0, choice } });

beforeEach(() => localStorage.clear());

test('an unfinished pizza of an earlier visit is restored, and what is chosen is stored', async () => {
  store({ 'pizza:large': draft });
  const scope = visit();
  await open(scope);
  expect(scope.getState($pizzaDrafts)).toEqual({ 'pizza:large': draft });
  await choose(scope, 'pizza:small');
  expect(stored()).toEqual(['pizza:large', 'pizza:small']);
});

test('a choice made while the drafts are read is stored too', async () => {
  const scope = visit();
  const opened = open(scope);
  await choose(scope, 'pizza:small');
  await opened;
  expect(stored()).toEqual(['pizza:small']);
});

test('drafts are restored once: a later page of the visit takes no pizza of another tab', async () => {
  const scope = visit();
  await open(scope);
  await choose(scope, 'pizza:small');
  store({ 'pizza:large': draft });
  await open(scope);
  expect(restored(scope)).toEqual(['pizza:small']);
  expect(stored()).toEqual(['pizza:large', 'pizza:small']);
});

test('drafts that are read after another restaurant was selected are left alone', async () => {
  store({ 'pizza:large': draft });
  const scope = visit();
  const opened = open(scope);
  await allSettled(restaurantSelected, { scope, params: 'other' });
  await allSettled(restaurantLoaded, { scope, params: other });
  await opened;
  expect(restored(scope)).toEqual([]);
  await choose(scope, 'pizza:small');
  expect(stored()).toEqual(['pizza:large']);
  await open(scope);
  expect([restored(scope), stored(8)]).toEqual([['pizza:small'], ['pizza:small']]);
});

test('before the restaurant is loaded nothing is read or stored', async () => {
  const scope = fork();
  await open(scope);
  await choose(scope, 'pizza:small');
  expect(localStorage).toHaveLength(0);
  store({ 'pizza:large': draft });
  await allSettled(restaurantLoaded, { scope, params: data });
  await open(scope);
  expect(restored(scope)).toEqual(['pizza:large', 'pizza:small']);
});

test('a shared tablet neither restores nor stores', async () => {
  store({ 'pizza:large': draft });
  const scope = fork({
    values: [
      [$restaurantData, data],
      [$tableLink, { mode: 'tablet', table: '7', token: 't' }],
    ],
  });
  await open(scope);
  await choose(scope, 'pizza:small');
  expect(restored(scope)).toEqual(['pizza:small']);
  expect(stored()).toEqual(['pizza:large']);
});
