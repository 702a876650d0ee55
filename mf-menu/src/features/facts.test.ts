import { allSettled, fork } from 'effector';
import { $restaurantData } from '@storefront/shared-domain/models';
import { restaurantData, aRestaurant } from '@storefront/shared-domain/testing';
import { toBanners } from './highlights/highlights';
import { weekdayAt, weekRows } from './hours/opening-hours';
import { $partnerLink, $random, footerShown } from './partner-footer/partner-footer.model';
import { offeredMethods } from './payments/payment-methods';

describe('the week', () => {
  const { hours } = restaurantData();
  const empty = {
    sunday: [],
    monday: [],
    tuesday: [],
    wednesday: [],
    thursday: [],
    friday: [],
    saturday: [],
  };

  test('[MENU-29] every weekday is listed with its open slots, sunday first', () => {
    const lunch = { firstTime: '11:00:00', secondTime: '15:00:00', isClosed: false };
    const off = { firstTime: '16:00:00', secondTime: '17:00:00', isClosed: true };
    const rows = weekRows(
      { ...hours, monday: [], tuesday: [lunch, off, ...hours.tuesday] },
      'tuesday',
    );
    expect(rows.map(({ day }) => day)).toEqual([
      'sunday',
      'monday',
      'tuesday',
      'wednesday',
      'thursday',
      'friday',
      'saturday',
    ]);
    expect(rows[1]).toEqual({ day: 'monday', isToday: false, slots: [] });
    expect(rows[2]).toEqual({
      day: 'tuesday',
      isToday: true,
      slots: [
        { from: '11:00:00', to: '15:00:00', isAllDay: false },
        { from: '18:00:00', to: '23:30:00', isAllDay: false },
      ],
    });
  });

  test.each([
    { case: 'late in São Paulo it is still friday', zone: 'America/Sao_Paulo', day: 'friday' },
    { case: 'in Lisbon it is saturday already', zone: 'Europe/Lisbon', day: 'saturday' },
  ])('today is the day of the restaurant: $case', ({ zone, day }) =>
    expect(weekdayAt(new Date('2026-11-21T01:30:00Z'), zone)).toBe(day),
  );

  test('[MENU-29] a day whose slots are no times or empty is closed, midnight may be called 24, a day is whole', () => {
    const slot = (firstTime: string, secondTime: string) => ({
      firstTime,
      secondTime,
      isClosed: false,
    });
    const rows = weekRows(
      {
        ...empty,
        monday: [slot('18:00:00', '24:00:00')],
        tuesday: [slot('25:61:00', '99:99:99'), slot('10:00:00', '77:00:00')],
        wednesday: [slot('00:00:00', '00:00:00'), slot('08:00:00', '08:00:00')],
        thursday: [slot('00:00:00', '24:00:00')],
      },
      null,
    );
    expect(rows.map(({ slots }) => slots)).toEqual([
      [],
      [{ from: '18:00:00', to: '24:00:00', isAllDay: false }],
      [],
      [],
      [{ from: '00:00:00', to: '24:00:00', isAllDay: true }],
      [],
      [],
    ]);
  });
});

describe('offered methods', () => {
  const places = (overrides: Parameters<typeof aRestaurant>[0]) =>
    offeredMethods(aRestaurant(overrides)).map(({ place, methods }) => [
      place,
      methods.map(({ method }) => method),
    ]);
  const door = ['money', 'creditCard', 'pix'];

  test.each([
    {
      case: 'one list when delivery and takeout take the same',
      given: {},
      offered: [['uponBoth', door]],
    },
    {
      case: 'one entry of several providers of a pix or a card',
      given: {
        online_payment_integrations: ['stripe', 'pixAsaas', 'picpay', 'pixTuna', 'mercadopago'],
        tuna_pix_status: 'active',
      },
      offered: [
        ['online', ['pixTuna', 'stripe', 'picpay']],
        ['uponBoth', door],
      ],
    },
    {
      case: 'nothing for takeout without takeout',
      given: { no_takeout: true },
      offered: [['uponDelivery', door]],
    },
  ])(
    '[MENU-31] the methods a restaurant offers, by where they are paid: $case',
    ({ given, offered }) => expect(places(given)).toEqual(offered),
  );

  test('a method carries the discount or surcharge that is in force for it', () => {
    const setting = {
      paymentType: 'pix',
      isActive: true,
      value: 5,
      valueType: 'percent',
      operation: 'discount',
    } as const;
    const [group] = offeredMethods(
      aRestaurant({
        paymentSettings: [setting, { ...setting, paymentType: 'money', isActive: false }],
      }),
    );
    expect(group?.methods.map(({ method, setting: found }) => [method, found])).toEqual([
      ['money', null],
      ['creditCard', null],
      ['pix', setting],
    ]);
  });
});

describe('link of a partner', () => {
  const partner_links = [
    { text: 'One', url: 'https://one.example/' },
    { text: 'Two', url: 'https://two.example/' },
  ];

  async function shown(random: number, links = partner_links, times = 1) {
    const draw = jest.fn(() => random);
    const scope = fork({
      values: [
        [$restaurantData, restaurantData({ info: aRestaurant({ partner_links: links }) })],
        [$random, draw],
      ],
    });
    for (let count = 0; count < times; count += 1) await allSettled(footerShown, { scope });
    return { text: scope.getState($partnerLink)?.text, draws: draw.mock.calls.length };
  }

  test.each([
    [0.799999, 'One'],
    [0.8, 'Two'],
    [0.999999, 'Two'],
  ])('[MENU-17] the number %d draws %s', async (random, text) => {
    expect((await shown(random)).text).toBe(text);
  });

  test('[OPEN-043] the link is chosen once per page load', async () => {
    expect(await shown(0.9, partner_links, 3)).toEqual({ text: 'Two', draws: 1 });
  });

  test("one link alone is everybody's; without links there is none", async () => {
    expect((await shown(0.9, partner_links.slice(0, 1))).text).toBe('One');
    expect((await shown(0.9, [])).text).toBeUndefined();
  });
});

describe('banners', () => {
  const record = {
    highlightImages: ['combo', 'night', 'news', 'plain'],
    highlight_banners: [
      { image: 'news', title: 'News', link: 'https://news.example/today' },
      { image: 'night', title: 'Pasta night', link: '/#section-pasta' },
      { image: 'combo', title: 'Combo', link: '/pizza?product=combo' },
      { image: 'other', title: 'Not shown', link: '/' },
    ],
  };
  const linksOf = (isTablet: boolean) => toBanners(record, isTablet).map(({ link }) => link);

  test('a tablet on a table scrolls its own list, and leads to no other site', () =>
    expect(linksOf(true)).toEqual(['/pizza?product=combo', '/tablet#section-pasta', '', '']));
});
