/** @jest-environment jsdom */
import * as z from 'zod/mini';
import { anOrder } from '../testing';
import { createStorage } from './create-storage';
import { deleteOldDrafts } from './day-drafts';
import {
  dropGoogleVisit,
  type GoogleVisit,
  readGoogleVisit,
  saveGoogleVisit,
} from './google-visit';
import { keys } from './keys';
import { placedAddress, savePlacedAddress } from './placed-addresses';
import { storage } from './storage';

describe('addresses of placed orders', () => {
  const DAY = 86_400_000;
  const NOW = Date.parse('2025-06-14T21:30:00Z');
  const orderAt = (uuid: string, address: string) =>
    anOrder({ uuid, user: { ...anOrder().user, address } });
  const streetOf = (uuid: string, now = NOW) => placedAddress(7, uuid, now)?.address;

  beforeEach(() => localStorage.clear());

  test('the address of an order is known on the device that placed it, without name and phone', () => {
    savePlacedAddress(7, orderAt('a', 'Rua Augusta'), NOW);
    expect(streetOf('a')).toBe('Rua Augusta');
    expect(streetOf('b')).toBeUndefined();
    expect(placedAddress(8, 'a', NOW)).toBeNull();
    const { name, phone } = anOrder().user;
    for (const other of [name, phone])
      expect(localStorage.getItem(keys.placedAddresses(7))).not.toContain(other);
  });

  test('the ten newest are stored, a month at most', () => {
    for (let index = 0; index < 12; index += 1)
      savePlacedAddress(7, orderAt(`o${index}`, `Rua ${index}`), NOW + index);
    expect([streetOf('o1'), streetOf('o2'), streetOf('o11')]).toEqual([
      undefined,
      'Rua 2',
      'Rua 11',
    ]);
    expect(streetOf('o11', NOW + 32 * DAY)).toBeUndefined();
    expect(localStorage.getItem(keys.placedAddresses(7))).toBeNull();
  });

  test.each([
    '[]',
    '7',
    '[{"uuid":"a"}]',
    '[{"uuid":"a","placedAt":1,"texts":{"address":7}}]',
    'x',
  ])('stored %s is no address', (value) => {
    localStorage.setItem(keys.placedAddresses(7), `{"v":1,"value":${value}}`);
    expect(streetOf('a')).toBeUndefined();
    savePlacedAddress(7, orderAt('a', 'Rua Augusta'), NOW);
    expect(streetOf('a')).toBe('Rua Augusta');
    storage.remove(keys.placedAddresses(7));
  });
});

describe('a Google sign-in', () => {
  const visit: GoogleVisit = {
    state: 's'.repeat(16),
    nonce: 'n'.repeat(16),
    base: '/app/bella-napoli',
    returnTo: '/profile',
    purpose: 'sign-in',
    answer: null,
  };

  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  test('a Google sign-in is stored in its tab only, until it is dropped', () => {
    expect(readGoogleVisit()).toBeNull();
    saveGoogleVisit(visit);
    expect([sessionStorage.length, localStorage.length]).toEqual([1, 0]);
    expect(readGoogleVisit()).toEqual(visit);
    dropGoogleVisit();
    expect(readGoogleVisit()).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  test('a stored sign-in that was tampered with is none', () => {
    saveGoogleVisit({ ...visit, base: '//elsewhere.example' });
    expect(readGoogleVisit()).toBeNull();
  });
});

describe('old drafts', () => {
  const DAY = 86_400_000;
  const NOW = Date.UTC(2026, 10, 24);
  const Draft = z.object({ savedAt: z.number() });

  test.each([
    ['now', true, NOW],
    ['a millisecond less than a day ago', true, NOW - DAY + 1],
    ['a day ago', false, NOW - DAY],
    ['before the clock was set back by less than a day', true, NOW + DAY - 1],
    ['before the clock was set back by a day', false, NOW + DAY],
  ])('a draft saved %s is left: %s', (_when, isLeft, savedAt) => {
    localStorage.clear();
    const storage = createStorage(() => localStorage);
    storage.write('draft-1', { savedAt });
    deleteOldDrafts(storage, 'draft-', Draft, NOW);
    expect(storage.read('draft-1', Draft) !== null).toBe(isLeft);
  });

  test('other keys are not deleted', () => {
    localStorage.clear();
    const storage = createStorage(() => localStorage);
    storage.write('cart-1', { savedAt: 0 });
    storage.write('draft-2', { savedAt: 0 });
    deleteOldDrafts(storage, 'draft-', Draft, NOW);
    expect(Object.keys(localStorage).sort()).toEqual(['cart-1']);
  });
});
