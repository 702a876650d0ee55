import { anAddress } from '@storefront/shared-domain/testing';
import {
  numberOfHit,
  numberOfQuery,
  placeOfAddress,
  placeOfAnswer,
  placeOfHit,
} from './found-place';

const here = { latitude: -23.5, longitude: -46.6 };
const hit = (addr: string, street: string) => ({
  addr,
  street,
  lat: -23.5,
  lng: -46.6,
  district: 'Consolação',
  city: 'São Paulo',
});

test.each([
  { query: 'rua augusta 1200', street: 'Rua Augusta', number: '1200' },
  { query: 'Rua Augusta, 1200B', street: 'Rua Augusta', number: '1200B' },
  { query: 'rua augusta', street: 'Rua Augusta', number: '' },
  { query: '01304-001', street: 'Rua Augusta', number: '' },
  { query: '01304001', street: 'Rua Augusta', number: '' },
  { query: '1200', street: 'Rua Augusta', number: '' },
  { query: 'rua 13', street: 'Rua 13', number: '' },
  { query: 'rua 13 13', street: 'Rua 13', number: '13' },
  { query: '9 de julho 9', street: 'Avenida 9 de Julho', number: '9' },
  { query: 'augusta 1234567', street: 'Rua Augusta', number: '' },
  { query: '', street: '', number: '' },
])('[DELIVERY-51] the number at the end of "$query" is "$number"', ({ query, street, number }) =>
  expect(numberOfQuery(query, street)).toBe(number),
);

test.each([
  { addr: 'Rua Augusta, 1200 - Consolação', street: 'Rua Augusta', number: '1200' },
  { addr: '120 Berry Street, Brooklyn', street: 'Berry Street', number: '120' },
  { addr: 'Rua Augusta - Consolação, 01304-001', street: 'Rua Augusta', number: '' },
  { addr: 'Somewhere', street: 'Rua Augusta', number: '' },
  { addr: '12', street: '', number: '' },
])('the hit "$addr" has the number "$number"', ({ addr, street, number }) =>
  expect(numberOfHit(hit(addr, street))).toBe(number),
);

test('[DOMAIN-035] a hit becomes a place; without a street its line stands for it', () => {
  expect(placeOfHit(hit('Rua Augusta, 1190', 'Rua Augusta'), 'augusta 1200')).toEqual({
    coordinates: here,
    street: 'Rua Augusta',
    number: '1190',
    zone: 'Consolação',
    city: 'São Paulo',
    complemento: '',
    address_ref: '',
    requested: '1200',
  });
  expect(placeOfHit(hit('Parque Augusta', ''), 'parque').street).toBe('Parque Augusta');
});

test("[DOMAIN-036] an answer becomes a place at the customer's own point", () => {
  const complements = { number: '', complement: 'casa 2', referencePoint: 'ao lado da padaria' };
  const address = {
    street: 'Rua Augusta',
    number: '1200',
    city: 'São Paulo',
    zone: 'Consolação',
    name: '',
  };
  const answer = {
    address,
    coordinates: { latitude: 1, longitude: 1 },
    complements,
    deliveryInfo: null,
  };
  expect(placeOfAnswer(here, answer)).toEqual({
    coordinates: here,
    street: 'Rua Augusta',
    number: '1200',
    zone: 'Consolação',
    city: 'São Paulo',
    complemento: 'casa 2',
    address_ref: 'ao lado da padaria',
    requested: '',
  });
  expect(
    placeOfAnswer(here, {
      ...answer,
      address: { ...address, street: '', name: 'Parque Augusta', number: '' },
      complements: { ...complements, number: '7' },
    }),
  ).toMatchObject({ street: 'Parque Augusta', number: '7' });
});

test('an address given before has its number as typed, not as found', () => {
  expect(placeOfAddress(anAddress({ street: 'Rua Augusta', number: '1200' }), here)).toMatchObject({
    street: 'Rua Augusta',
    number: '',
    requested: '1200',
    coordinates: here,
  });
});
