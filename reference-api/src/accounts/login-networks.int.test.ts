import { randomUUID } from 'node:crypto';
import { scaledLimits } from '../platform/http/limits';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { passProcessTime } from '../testing/process-clock';
import { PASSWORD, record, restaurant, TRATTORIA } from '../testing/restaurants';
import { seedRestaurant } from '../seeding/seed-restaurant';
import { openTill, TILL } from '../testing/till';

const PARTNER = 603;
const HOUR_MS = 3_600_000;
const subnet = (number: number, site: string): string =>
  `2001:db8:${site}:${number.toString(16)}::1`;

describeOnPostgres(
  'attempts of networks and at accounts',
  (api) => {
    const logIn = async (
      email: string,
      password: string,
      ip: string,
      device?: string,
    ): Promise<number> =>
      (
        await api().app.inject({
          method: 'POST',
          url: `/restaurant/${TRATTORIA}/public/client/auth`,
          payload: { email, password, loginMode: 'email' },
          remoteAddress: ip,
          headers: device === undefined ? {} : { 'x-storefront-device': device },
        })
      ).statusCode;
    const times = async (
      count: number,
      one: (at: number) => Promise<number>,
    ): Promise<number[]> => {
      const found: number[] = [];
      for (let at = 0; at < count; at += 1) found.push(await one(at));
      return found;
    };
    const counted = (statuses: readonly number[], status: number): number =>
      statuses.filter((it) => it === status).length;

    test('[S10] sixty wrong passwords from the subnets of one /48: eight are tried', async () => {
      const statuses = await times(60, (at) =>
        logIn('ana@teste.example', `guess-${at}`, subnet(at * 256, 'a')),
      );
      expect([counted(statuses, 401), counted(statuses, 429)]).toEqual([8, 52]);
    });

    test('[S10] nor from sixty addresses of IPv4', async () => {
      const statuses = await times(60, (at) => logIn('no@teste.example', 'x', `10.9.${at}.1`));
      expect([counted(statuses, 404), counted(statuses, 429)]).toEqual([8, 52]);
    });

    test('[S10] a /56 guesses at three times as many accounts as a /64, a /48 at ten times', async () => {
      const guess = (ip: string) => logIn(`${randomUUID()}@teste.example`, 'x', ip);
      const inOne = await times(4, () => guess(subnet(0, 'b')));
      expect(inOne).toEqual([404, 404, 404, 429]);
      const inHouse = await times(7, (at) => guess(subnet(1 + at, 'b')));
      expect([counted(inHouse, 404), inHouse.at(-1)]).toEqual([6, 429]);
      const inSite = await times(22, (at) => guess(subnet((1 + at) * 256, 'b')));
      expect([counted(inSite, 404), inSite.at(-1)]).toEqual([21, 429]);
      expect(await guess(subnet(0, 'c'))).toBe(404);
    });

    test('[S10] attempts of strangers at an account never lock its customer out', async () => {
      const [home, device] = [subnet(5, 'd'), randomUUID()];
      expect(await logIn('rui@teste.example', PASSWORD, home, device)).toBe(200);
      const strangers = await times(40, (at) =>
        logIn('rui@teste.example', `guess-${at}`, subnet(at * 256 + 9, 'd')),
      );
      expect(strangers.at(-1)).toBe(429);
      const [elsewhere, foreign] = ['10.8.0.1', randomUUID()];
      expect([
        await logIn('rui@teste.example', PASSWORD, home),
        await logIn('rui@teste.example', PASSWORD, elsewhere, device.toUpperCase()),
        await logIn('rui@teste.example', PASSWORD, '10.8.0.2', foreign),
      ]).toEqual([200, 200, 429]);
      expect(await logIn('rui@teste.example', PASSWORD, elsewhere)).toBe(200);
      expect(await times(3, () => logIn('rui@teste.example', 'x', home))).toEqual([401, 401, 429]);
      passProcessTime(HOUR_MS);
      expect(await logIn('rui@teste.example', PASSWORD, '10.8.0.2')).toBe(200);
      const rows = await api().db.query<{ key: string }>('select key from attempts');
      expect(rows.filter(({ key }) => key.includes('@') || key.includes(device))).toEqual([]);
    });

    test('[S11] an account checks two codes a minute, from whatever addresses', async () => {
      const { json } = await api().call('POST', `/restaurant/${TRATTORIA}/public/client/auth`, {
        body: { email: 'ana@teste.example', password: PASSWORD, loginMode: 'email' },
      });
      const check = async (at: number): Promise<number> =>
        (
          await api().app.inject({
            method: 'POST',
            url: `/restaurant/${TRATTORIA}/coupom/check`,
            payload: { code: randomUUID() },
            remoteAddress: `10.7.${at}.1`,
            headers: { authorization: `Bearer ${String(json['token'])}` },
          })
        ).statusCode;
      expect(await times(4, check)).toEqual([404, 404, 429, 429]);
    });

    test('[S11] sales and codes of the partner count for networks too', async () => {
      const to = (path: string, body: object) => async (at: number) =>
        (
          await api().app.inject({
            method: 'POST',
            url: `/restaurant/${PARTNER}/convenix/${path}`,
            payload: body,
            remoteAddress: subnet(at, 'f'),
          })
        ).statusCode;
      const own = { online_payment_integrations: ['convenix'] };
      await seedRestaurant(api().db, restaurant(record(PARTNER, 'parceira-rede', own)), {
        isDemo: false,
        position: 95,
      });
      const sale = { clientCPF: '1', sale: { value: 1, discount: 0 } };
      const code = { saleID: randomUUID(), saleConfirmationCode: '000000' };
      for (const one of [to('sale', sale), to('sale/approve', code)]) {
        const statuses = await times(10, one);
        expect([counted(statuses, 422), statuses.at(-1)]).toEqual([9, 429]);
      }
    });

    test('[S11] codes of coupons: two a minute of a /64, six of a /56, twenty of a /48', async () => {
      await openTill(api());
      const check = async (ip: string): Promise<number> =>
        (
          await api().app.inject({
            method: 'POST',
            url: `/restaurant/${TILL}/coupom/check`,
            payload: { code: randomUUID(), total: 10, clientID: null },
            remoteAddress: ip,
          })
        ).statusCode;
      const refusedAt = async (count: number, ipOf: (at: number) => string): Promise<number> =>
        (await times(count, (at) => check(ipOf(at)))).indexOf(429);
      expect(await refusedAt(3, () => subnet(0, 'e'))).toBe(2);
      expect(await refusedAt(10, (at) => subnet(1 + at, 'e'))).toBe(4);
      expect(await refusedAt(20, (at) => subnet((1 + at) * 256, 'e'))).toBe(14);
    });
  },
  {
    limits: {
      ...scaledLimits(1000),
      attempts: 2,
      attemptsAnHour: 3,
      attemptsAtAccount: 8,
      coupons: 2,
    },
  },
);
