import { readCashbackBalance } from './cashback-balance';
import { type Behaviour, fakePage, json, type Seen, startServer } from './local-server.test-kit';
import { readPhoneItem, readPostalCode } from './places';
import { configureHttp, type HttpPorts } from './ports';

let stop: (() => Promise<void>) | undefined;
let seen: Seen[] = [];
afterEach(() => stop?.());

async function given(
  behaviour: Behaviour,
  bases: (server: string) => Partial<HttpPorts> = () => ({}),
): Promise<void> {
  const server = await startServer(() => behaviour);
  ({ stop, seen } = server);
  const { ports } = fakePage(`${server.baseUrl}/api`, 'T1');
  configureHttp({ ...ports, ...bases(server.baseUrl) });
}
const requested = () => seen.map(({ url, token }) => [url, token]);

const street = json(200, { logradouro: 'Rua A', bairro: 'Centro', localidade: 'SP', uf: 'SP' });

test('[OPEN-020] [DOMAIN-104] the API looks a postal code up by its digits, without a token', async () => {
  await given(street);
  expect(await readPostalCode('01310-100')).toMatchObject({ logradouro: 'Rua A', erro: false });
  expect(requested()).toEqual([['/api/postal-code/01310100/json/', null]]);
});

test('[OPEN-020] [DOMAIN-104] a service of its own is requested at its root, without a token', async () => {
  await given(street, (server) => ({ cepBase: `${server}/cep` }));
  expect(await readPostalCode('01310-100')).toMatchObject({ logradouro: 'Rua A' });
  expect(requested()).toEqual([['/cep/01310100/json/', null]]);
});

test('a look-up that its page gave up ends at once', async () => {
  for (const bases of [() => ({}), (server: string) => ({ cepBase: server })]) {
    await given('hang', bases);
    const page = new AbortController();
    const ended = readPostalCode('01310100', page.signal).catch((error: unknown) => error);
    page.abort();
    expect(await ended).toMatchObject({ kind: 'offline', code: 'aborted' });
    await stop?.();
  }
});

test('a stored phone is read from its own service, or from the API without one', async () => {
  const phone = json(200, { phone: '11987654321' });
  await given(phone);
  expect(await readPhoneItem('i-1')).toMatchObject({ phone: '11987654321' });
  expect(requested()).toEqual([['/api/item/i-1', null]]);
  await stop?.();
  await given(phone, (server) => ({ phoneBase: `${server}/phones` }));
  await readPhoneItem('i-1');
  expect(requested()).toEqual([['/phones/item/i-1', null]]);
});

test('[DOMAIN-040] a cashback balance is the one of this client in this restaurant', async () => {
  await given(json(200, { balance: 12.5, expirationDate: null }));
  expect(await readCashbackBalance({ restaurantId: 7, clientId: '12' })).toEqual({
    balance: 1250,
    expirationDate: null,
  });
  expect(requested()).toEqual([['/api/restaurant/7/public/client/12/cashback/balance', 'T1']]);
});
