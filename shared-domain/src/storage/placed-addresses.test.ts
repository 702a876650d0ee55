/** @jest-environment jsdom */
import { anOrder } from '../testing';
import { keys } from './keys';
import { placedAddress, savePlacedAddress } from './placed-addresses';
import { storage } from './storage';

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
  expect([streetOf('o1'), streetOf('o2'), streetOf('o11')]).toEqual([undefined, 'Rua 2', 'Rua 11']);
  expect(streetOf('o11', NOW + 32 * DAY)).toBeUndefined();
  expect(localStorage.getItem(keys.placedAddresses(7))).toBeNull();
});

test.each(['[]', '7', '[{"uuid":"a"}]', '[{"uuid":"a","placedAt":1,"texts":{"address":7}}]', 'x'])(
  'stored %s is no address',
  (value) => {
    localStorage.setItem(keys.placedAddresses(7), `{"v":1,"value":${value}}`);
    expect(streetOf('a')).toBeUndefined();
    savePlacedAddress(7, orderAt('a', 'Rua Augusta'), NOW);
    expect(streetOf('a')).toBe('Rua Augusta');
    storage.remove(keys.placedAddresses(7));
  },
);
