import { randomUUID } from 'node:crypto';
import { describeOnPostgres } from '../../testing/describe-on-postgres';
import { aDelivery, anOrder, placed, send } from '../../testing/orders';
import { TRATTORIA } from '../../testing/restaurants';

const CARD = '4111 1111 1111 1111';
const CLIENT = `/restaurant/${TRATTORIA}/public/client`;

describeOnPostgres('cards in requests', (api) => {
  test.each([
    ['details.campaign', anOrder({ details: { campaign: CARD } })],
    ['details.externalSource', anOrder({ details: { externalSource: CARD } })],
    ['details.linkUUID', anOrder({ details: { linkUUID: CARD } })],
    ['details.discountID', anOrder({ details: { discountID: 4111111111111111 } })],
    ['details.guestCheckPad', anOrder({ details: { guestCheckPad: CARD } })],
    ['user.email', anOrder({ user: { email: '4111111111111111@teste.example' } })],
    ['user.one_signal_id', anOrder({ user: { one_signal_id: CARD } })],
    ['user.cpf', anOrder({ user: { cpf: CARD } })],
    ['user.phone', anOrder({ user: { phone: CARD } })],
    ['user.CEP', aDelivery({ user: { CEP: CARD } })],
    ['fingerprint', anOrder({ fingerprint: CARD })],
    ['anything', { ...anOrder(), anything: CARD }],
    ['user', anOrder({ user: { [CARD]: 'x' } })],
  ])('[API-04] [S31] an order with a card in %s is refused', async (path, order) => {
    const answer = await send(api(), order);
    expect(answer).toMatchObject({ status: 422, json: { code: 'card_in_text', path } });
    expect(answer.text).not.toContain('1111');
    expect(await api().db.query('select 1 from orders')).toEqual([]);
  });

  test.each([
    ['POST', '/restaurant/deliveryfees', { restaurantID: TRATTORIA, street: CARD }, 'street'],
    ['PUT', `/restaurant/${TRATTORIA}/coordinates`, { street: 'a', number: CARD }, 'number'],
    ['POST', `/restaurant/${TRATTORIA}/photon/v2/geocode`, { query: CARD }, 'query'],
    ['POST', `${CLIENT}/auth/forgot-password`, { email: CARD }, 'email'],
    ['POST', `/restaurant/${TRATTORIA}/coupom/check`, { code: CARD }, 'code'],
    ['POST', '/keen-tracking', { events: [{ page: CARD }] }, 'events.0.page'],
    ['POST', '/metric-data', { namespace: CARD }, 'namespace'],
    [
      'GET',
      `/restaurant/${TRATTORIA}/geospatial/autocomplete?query=${encodeURIComponent(CARD)}`,
      null,
      'query',
    ],
  ] as const)('[S31] %s %s with a card is refused', async (method, path, body, place) => {
    expect(await api().call(method, path, body ? { body } : {})).toMatchObject({
      status: 422,
      json: { code: 'card_in_text', path: place },
    });
  });

  test('a card as a password is a password, and degrees are no card', async () => {
    const password = CARD;
    const login = { email: `${randomUUID()}@teste.example`, password, loginMode: 'email' };
    expect((await api().call('POST', `${CLIENT}/auth`, { body: login })).status).toBe(404);
    const degrees = '/geospatial/reverse-geocode?lat=41.11111111111111&lon=1';
    expect((await api().call('GET', `/restaurant/${TRATTORIA}${degrees}`)).status).not.toBe(422);
    const coordinates = { latitude: 41.11111111111111, longitude: -47.06123456789012 };
    await placed(api(), anOrder({ details: { coordinates } }));
  });
});
