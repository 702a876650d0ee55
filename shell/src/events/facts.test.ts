import { allSettled, fork } from 'effector';
import { cartBus, orderBus } from '@storefront/shared-domain/bus';
import { minor, type PlacedOrder } from '@storefront/shared-domain/contracts';
import {
  $asksConsent,
  $purposes,
  restaurantLoaded,
  siteSettingsRead,
  $siteSettings,
  tableLinkRead,
  $customer,
  $deliveryStepProblems,
  $deliveryType,
  $lines,
  $restaurantData,
} from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import { aRestaurant, aGeneralLine } from '@storefront/shared-domain/testing';
import {
  $choice,
  $isQuestionOpen,
  consentChosen,
  CONSENT_VERSION,
  consentFound,
  storedConsentOf,
} from './consent.model';
import { workspaceAddresses } from '../addresses/workspace-declared.test-kit';
import { type Fact, pageName } from './facts';
import { reportedIn } from './reported-orders';
import { pageShown, watchFacts } from './watch-facts';

describe('consent', () => {
  type Ids = { google_tag_manager_id?: string; google_analytics_id?: string; fb_pixel_id?: string };

  async function visiting(ids: Ids, isMeasured = false) {
    const scope = fork();
    const info = { ...aRestaurant(), ...ids };
    await allSettled(restaurantLoaded, {
      scope,
      params: {
        info,
        menu: {
          featuredItems: [],
          combos: [],
          pizzas: {
            sizes: [],
            flavorCategories: [],
            extras: { crust: [], dough: [], additionalToppings: [] },
          },
          categories: [],
          prizes: [],
        },
        hours: {},
      } as never,
    });
    await allSettled(siteSettingsRead, {
      scope,
      params: { ...scope.getState($siteSettings), isMeasured },
    });
    return { scope, id: info.id };
  }

  const PIXEL = { fb_pixel_id: '123456789' };
  beforeEach(() => storage.remove(keys.consent));

  test("[S35] consent is requested for vendors with an id and for the site's measurement only", async () => {
    expect((await visiting({})).scope.getState($asksConsent)).toBe(false);
    expect((await visiting({ fb_pixel_id: 'not an id' })).scope.getState($asksConsent)).toBe(false);
    expect((await visiting(PIXEL)).scope.getState($purposes)).toEqual(['pixel']);
    expect(
      (await visiting({ ...PIXEL, google_analytics_id: 'G-AB12CD' }, true)).scope.getState(
        $purposes,
      ),
    ).toEqual(['analytics', 'pixel', 'use']);
  });

  test('[S35] a choice counts at once and is stored for this restaurant with its time and scope', async () => {
    const { scope, id } = await visiting(PIXEL);
    storage.write(keys.consent, { 999: { choice: 'rejected', version: 1, at: 5, purposes: [] } });
    expect(scope.getState($choice)).toBeNull();
    await allSettled(consentChosen, { scope, params: 'accepted' });
    expect(scope.getState($choice)).toBe('accepted');
    expect(storedConsentOf(id)).toEqual({
      choice: 'accepted',
      version: CONSENT_VERSION,
      at: expect.any(Number),
      purposes: ['pixel'],
    });
    expect(storedConsentOf(999)?.choice).toBe('rejected');
  });

  test.each([
    [
      'a yes to all that is asked',
      { choice: 'accepted', purposes: ['pixel', 'analytics'] },
      'accepted',
    ],
    ['a yes before another vendor came', { choice: 'accepted', purposes: ['analytics'] }, null],
    [
      'a no before another vendor came',
      { choice: 'rejected', purposes: ['analytics'] },
      'rejected',
    ],
    ['a yes to an older question', { choice: 'accepted', purposes: ['pixel'], version: 0 }, null],
  ] as const)('[S35] %s', async (_what, consent, counts) => {
    const { scope } = await visiting(PIXEL);
    await allSettled(consentFound, {
      scope,
      params: { version: CONSENT_VERSION, at: 1, ...consent, purposes: [...consent.purposes] },
    });
    expect(scope.getState($choice)).toBe(counts);
  });

  test('[S35] the consent of the person that set a tablet up does not count for its guests', async () => {
    const { scope } = await visiting(PIXEL);
    expect(scope.getState($isQuestionOpen)).toBe(true);
    await allSettled(consentChosen, { scope, params: 'accepted' });
    await allSettled(tableLinkRead, {
      scope,
      params: { mode: 'tablet', table: '7', token: 'code' },
    });
    expect([scope.getState($choice), scope.getState($isQuestionOpen)]).toEqual([null, false]);
  });
});

describe('facts', () => {
  const UUID = '6f1f6b3a-0c7e-4b1a-9d54-2f4f4b8f0a11';
  const lines = [aGeneralLine({ id: 'agua', name: 'Água', qty: 2, price: minor(450), extras: [] })];
  const customer = {
    name: 'Ana Souza',
    phone: '11987654321',
    email: 'ana@pizza.example',
    cpf: '',
    birthday: '',
    carPlate: '',
    carModelColor: '',
    table: '',
  };
  const placed = {
    order: {
      uuid: UUID,
      orders: lines,
      details: { grandTotal: minor(1500) },
      user: { name: '', email: '', phone: '11987654321' },
    },
    totalNetValue: minor(1500),
    client: { id: null, name: 'Ana Souza', email: 'ana@pizza.example', phone: '' },
  } as unknown as PlacedOrder;

  function watching() {
    const scope = fork({
      values: [
        [$lines, lines],
        [$customer, customer],
        [$deliveryType, 'balcony'],
        [$restaurantData, { info: { ...aRestaurant(), currency: 'BRL' } }],
      ],
    });
    expect(scope.getState($deliveryStepProblems)).toEqual([]);
    const facts: Fact[] = [];
    const stop = watchFacts({ scope, send: (fact) => facts.push(fact), sent: reportedIn(7) });
    facts.splice(0); // drop the fact of the first page
    return { scope, facts, stop };
  }

  beforeEach(() => storage.remove(keys.reportedOrders(7)));

  test('[EVENTS-01] a line put into the cart is sent with its value', async () => {
    const { scope, facts } = watching();
    await allSettled(cartBus.lineAdded, { scope, params: lines[0]! });
    expect(facts).toEqual([
      {
        kind: 'added',
        page: 'other',
        sale: {
          eventId: expect.any(String),
          currency: 'BRL',
          value: 9,
          items: [{ id: 'agua', name: 'Água', price: 4.5, quantity: 2 }],
        },
      },
    ]);
  });

  test('[EVENTS-02] a checkout is sent once, with the customer', async () => {
    const { scope, facts } = watching();
    for (const page of ['payment', 'menu', 'payment'])
      await allSettled(pageShown, { scope, params: page });
    expect(facts.filter(({ kind }) => kind !== 'page')).toEqual([
      expect.objectContaining({
        kind: 'checkout',
        person: { name: 'Ana Souza', email: 'ana@pizza.example', phone: '11987654321' },
      }),
    ]);
  });

  test('[EVENTS-02] a cart that was emptied, line by line too, ends the checkout: the next one is sent', async () => {
    const { scope, facts } = watching();
    await allSettled(pageShown, { scope, params: 'payment' });
    await allSettled(cartBus.lineRemoved, { scope, params: lines[0]!.lineId });
    expect(scope.getState($lines)).toEqual([]);
    await allSettled(cartBus.lineAdded, { scope, params: lines[0]! });
    expect(facts.filter(({ kind }) => kind === 'checkout')).toHaveLength(2);
  });

  test('[EVENTS-02] [EVENTS-03] an order is sent once, with its value and its customer', async () => {
    const { scope, facts } = watching();
    await allSettled(orderBus.placed, { scope, params: placed });
    await allSettled(orderBus.placed, { scope, params: placed });
    expect(facts).toEqual([
      expect.objectContaining({
        kind: 'ordered',
        order: UUID,
        sale: expect.objectContaining({ value: 15, currency: 'BRL' }),
        person: { name: 'Ana Souza', email: 'ana@pizza.example', phone: '11987654321' },
      }),
    ]);
  });

  test('[EVENTS-05] a page is sent by its name when it is another', async () => {
    const { scope, facts } = watching();
    for (const page of ['menu', 'menu', 'shopping-cart'])
      await allSettled(pageShown, { scope, params: page });
    expect(facts).toEqual([
      { kind: 'page', page: 'menu' },
      { kind: 'page', page: 'shopping-cart' },
    ]);
  });

  test('[S35] once stopped, nothing is sent', async () => {
    const { scope, facts, stop } = watching();
    stop();
    await allSettled(cartBus.lineAdded, { scope, params: lines[0]! });
    await allSettled(orderBus.placed, { scope, params: placed });
    expect(facts).toEqual([]);
  });

  test.each([
    ['/', 'menu'],
    ['/payment/success', 'payment/success'],
    ['/ana@pizza.example', 'other'],
    ['/track/11987654321', 'other'],
  ])('[S33] the page %s is sent as %s', (pathname, name) =>
    expect(pageName(workspaceAddresses, pathname)).toBe(name),
  );
});
