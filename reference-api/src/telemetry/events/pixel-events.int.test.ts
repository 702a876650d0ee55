import { createHash, randomUUID } from 'node:crypto';
import { DEFAULT_EVENTS, type EventOptions } from './event-settings';
import { forgetEventsOnce, openEventForgetting } from './forget-events';
import { openPixelWorker } from './pixel-worker';
import { seedRestaurant } from '../../seeding/seed-restaurant';
import { describeOnPostgres } from '../../testing/describe-on-postgres';
import { json, localService, says, type LocalService } from '../../testing/local-service';
import { anOrder, placed } from '../../testing/orders';
import { record, restaurant, TRATTORIA } from '../../testing/restaurants';
import { STOREFRONT } from '../../testing/test-api';

const SHOP = 530;
const PIXEL = '123456789012';
const CONSENT = { version: 1, at: '2026-03-10T14:59:00.000Z' };
const PERSON = {
  name: 'Canária Prova',
  email: 'canaria@segredo.example',
  phone: '(19) 91234-0987',
};
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

type Sent = {
  access_token: string;
  data: {
    event_name: string;
    event_id: string;
    user_data: Record<string, unknown>;
    custom_data: unknown;
  }[];
};

describe('with access to the ads vendor', () => {
  let vendor: LocalService;
  const events = { ...DEFAULT_EVENTS, pixelTokens: new Map([[PIXEL, 'the-access']]) } as {
    -readonly [Key in keyof EventOptions]: EventOptions[Key];
  };
  beforeAll(async () => {
    vendor = await localService();
    events.pixelEventsUrl = `${vendor.url}/v1/{pixel}/events`;
  });
  afterAll(() => vendor.close());

  describeOnPostgres(
    'events sent to the ads vendor by the server',
    (api) => {
      beforeAll(() =>
        seedRestaurant(api().db, restaurant(record(SHOP, 'com-pixel', { fb_pixel_id: PIXEL })), {
          isDemo: false,
          position: 30,
        }),
      );
      beforeEach(async () => {
        await api().db.query('delete from pixel_events');
        vendor.answers(json({ events_received: 1 }));
      });

      const send = (
        what: 'initiate-checkout' | 'purchase',
        { eventID = randomUUID(), shop = SHOP, ...userData }: Record<string, unknown> = {},
      ) =>
        api().call('POST', `/restaurant/${shop}/facebook-pixel/${what}-event`, {
          body: { eventID, userData: { ...PERSON, consent: CONSENT, ...userData } },
          headers: { 'user-agent': 'Phone/1.0' },
        });
      const reported = (): Sent[] => vendor.requested.map(({ body }) => JSON.parse(body) as Sent);
      const order = async (more: Record<string, unknown> = {}): Promise<string> =>
        (await placed(api(), anOrder(more), { restaurant: SHOP }))['uuid'] as never;

      test('[API-46] [EVENTS-02] the opened checkout is sent by its event id with hashed personal data', async () => {
        const eventID = randomUUID();
        expect(await send('initiate-checkout', { eventID, value: 51.9 })).toMatchObject({
          status: 200,
          json: { accepted: true },
        });
        expect(await api().sendPixelEvents()).toBe(1);
        const [sent] = reported();
        expect(vendor.requested[0]?.url.pathname).toBe(`/v1/${PIXEL}/events`);
        expect(sent).toMatchObject({
          access_token: 'the-access',
          data: [
            {
              event_name: 'InitiateCheckout',
              event_id: eventID,
              action_source: 'website',
              event_source_url: `${STOREFRONT}/com-pixel`,
              custom_data: { currency: 'BRL', value: 51.9 },
            },
          ],
        });
        expect(sent?.data[0]?.user_data).toEqual({
          em: [hash('canaria@segredo.example')],
          ph: [hash('5519912340987')],
          fn: [hash('canária')],
          ln: [hash('prova')],
          client_user_agent: 'Phone/1.0',
        });
      });

      test('[API-47] [EVENTS-02] a purchase has the value of the stored order, not that of the page', async () => {
        const uuid = await order();
        expect((await send('purchase', { order: uuid, value: 1 })).json).toEqual({
          accepted: true,
        });
        await api().sendPixelEvents();
        expect(reported()[0]?.data[0]).toMatchObject({
          event_name: 'Purchase',
          custom_data: { currency: 'BRL', value: 42.5 },
        });
        expect(vendor.requested[0]?.body).not.toContain(uuid);
      });

      test('[API-47] a sent event is never sent again: by its event id, and once an order', async () => {
        const [eventID, uuid] = [randomUUID(), await order()];
        await send('purchase', { eventID, order: uuid });
        await send('purchase', { eventID, order: uuid });
        await send('purchase', { order: uuid.toUpperCase() });
        expect([await api().sendPixelEvents(), await api().sendPixelEvents()]).toEqual([1, 0]);
        await send('purchase', { eventID, order: uuid });
        expect(await api().sendPixelEvents()).toBe(0);
        expect(vendor.requested).toHaveLength(1);
      });

      test('[API-47] an order that is unplaced, of another restaurant, canceled or a day old is not sent', async () => {
        const elsewhere = await placed(api(), anOrder());
        const [canceled, old] = [await order(), await order()];
        await api().call('POST', `/demo/orders/${canceled}/cancel`);
        await api().db.query(
          "update orders set created_at = created_at - interval '24 hours' where uuid = $1",
          [old],
        );
        for (const uuid of [randomUUID(), elsewhere['uuid'], canceled, old, undefined]) {
          expect(await send('purchase', { order: uuid })).toMatchObject({
            status: 404,
            json: { error: 'Order not found', code: 'order_not_found' },
          });
        }
        expect(await api().sendPixelEvents()).toBe(0);
      });

      test('[S35] without the word that the customer agreed nothing is taken', async () => {
        for (const consent of [
          undefined,
          null,
          true,
          { version: 1 },
          { version: 1, at: 'yesterday' },
        ])
          expect((await send('initiate-checkout', { consent })).status).toBe(400);
        expect(await api().sendPixelEvents()).toBe(0);
      });

      test('[API-46] a restaurant without a pixel has no receiver; an unknown one is refused', async () => {
        expect(await send('initiate-checkout', { shop: TRATTORIA })).toMatchObject({
          status: 200,
          json: { accepted: false },
        });
        expect((await send('initiate-checkout', { shop: 999_999 })).status).toBe(404);
        expect((await send('initiate-checkout', { eventID: 'a b' })).status).toBe(400);
      });

      test('a failing vendor is retried, later each time; one that refuses is not', async () => {
        vendor.answers(says(503), says(503), says(200));
        await send('initiate-checkout');
        expect([await api().sendPixelEvents(), await api().sendPixelEvents()]).toEqual([0, 0]);
        expect(vendor.requested).toHaveLength(1);
        api().clock.pass(30_000);
        expect(await api().sendPixelEvents()).toBe(0);
        api().clock.pass(59_999);
        await api().sendPixelEvents();
        expect(vendor.requested).toHaveLength(2);
        api().clock.pass(1);
        expect(await api().sendPixelEvents()).toBe(1);
        vendor.answers(says(400), says(200));
        await send('initiate-checkout');
        await api().sendPixelEvents();
        api().clock.pass(3_600_000);
        expect(await api().sendPixelEvents()).toBe(0);
        expect(vendor.requested).toHaveLength(1);
      });

      test('after a day an event is given up, after a week it is forgotten', async () => {
        vendor.answers(says(500));
        await send('initiate-checkout');
        api().clock.pass(24 * 3_600_000 + 1);
        const forget = () =>
          forgetEventsOnce({ db: api().db, now: api().clock.now, logger: undefined });
        await forget();
        expect(await api().sendPixelEvents()).toBe(0);
        const stored = () =>
          api().db.query<{ payload: unknown }>('select payload from pixel_events');
        expect([vendor.requested.length, await stored()]).toEqual([0, [{ payload: null }]]);
        api().clock.pass(6 * 24 * 3_600_000);
        await forget();
        expect(await stored()).toEqual([]);
      });

      test('what the vendor says beside its status is not waited for, nor does it hold the connection', async () => {
        const isLeft = new Promise<boolean>((resolve) => {
          vendor.answers((_request, response) => {
            response
              .on('close', () => resolve(true))
              .writeHead(200)
              .write('{');
            setTimeout(() => resolve(false), 3000).unref();
          });
        });
        await send('initiate-checkout');
        expect(await api().sendPixelEvents()).toBe(1);
        expect(await isLeft).toBe(true);
      });

      test('[S33] once the pixel is off, stored events are deleted all the same', async () => {
        await send('initiate-checkout');
        await api().db.query(
          "update pixel_events set created_at = created_at - interval '25 hours'",
        );
        const deps = {
          db: api().db,
          events: DEFAULT_EVENTS,
          now: api().clock.now,
          logger: undefined,
        };
        expect(openPixelWorker(deps)).toBeNull();
        const forgetting = openEventForgetting(deps);
        await new Promise((resolve) => {
          setTimeout(resolve, 50);
        });
        await forgetting.close();
        expect(await api().db.query('select payload from pixel_events')).toEqual([
          { payload: null },
        ]);
      });

      test('[S33] the database stores only hashes of the customer, until the vendor received the event', async () => {
        await send('initiate-checkout');
        const stored = JSON.stringify(await api().db.query('select * from pixel_events'));
        expect(stored).toContain(hash('canaria@segredo.example'));
        for (const canary of ['segredo', '91234', '912340987', 'Canária', 'canária', 'Prova'])
          expect(stored).not.toContain(canary);
        await api().sendPixelEvents();
        expect(JSON.stringify(await api().db.query('select * from pixel_events'))).not.toContain(
          hash('canaria@segredo.example'),
        );
      });
    },
    { events },
  );
});

describeOnPostgres('without access to the ads vendor', (api) => {
  test('[API-46] [API-47] events are answered, and sent nowhere', async () => {
    await seedRestaurant(api().db, restaurant(record(SHOP, 'com-pixel', { fb_pixel_id: PIXEL })), {
      isDemo: false,
      position: 30,
    });
    const body = { eventID: randomUUID(), userData: { ...PERSON, consent: CONSENT } };
    expect(
      (
        await api().call('POST', `/restaurant/${SHOP}/facebook-pixel/initiate-checkout-event`, {
          body,
        })
      ).json,
    ).toEqual({ accepted: false });
    expect(await api().db.query('select id from pixel_events')).toEqual([]);
  });
});
