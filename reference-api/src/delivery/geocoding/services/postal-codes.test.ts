import { json, localService, says, type LocalService } from '../../../testing/local-service';
import { postalCodes } from './postal-codes';

let service: LocalService;
beforeAll(async () => {
  service = await localService();
});
afterAll(() => service.close());

const find = (digits: string) =>
  postalCodes({ url: `${service.url}/ws`, agent: 'pizza.example' })(digits);
const FOUND = {
  cep: '05435-000',
  logradouro: 'Rua Harmonia',
  complemento: '',
  bairro: 'Vila Madalena',
  localidade: 'São Paulo',
  uf: 'SP',
  ibge: '3550308',
};

test('[OPEN-020] eight digits give a street, a district, a city and a state', async () => {
  service.answers(json(FOUND));
  expect(await find('05435000')).toEqual({
    street: 'Rua Harmonia',
    zone: 'Vila Madalena',
    city: 'São Paulo',
    uf: 'SP',
    cep: '05435-000',
  });
  expect(service.requested[0]?.url.pathname).toBe('/ws/05435000/json/');
});

test.each([
  ['erro: true', json({ erro: true })],
  ["erro: 'true'", json({ erro: 'true' })],
  ['404', says(404)],
  ['an answer without a city', json({})],
])('%s is an unknown code', async (_case, answer) => {
  service.answers(answer);
  expect(await find('00000000')).toBeNull();
});

test.each([
  ['a list', json([FOUND]), 'unreadable'],
  ['HTML', says(200, '<html>'), 'unreadable'],
  ['503', says(503), 'unreachable'],
  ['429', says(429), 'busy'],
])('%s is no answer', async (_case, answer, reason) => {
  service.answers(answer);
  await expect(find('05435000')).rejects.toMatchObject({ name: 'GeocoderUnavailable', reason });
});
