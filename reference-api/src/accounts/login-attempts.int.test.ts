import { randomUUID } from 'node:crypto';
import { hashSync } from '@node-rs/argon2';
import { BudgetExceededError } from '@storefront/http-kit';
import { attemptCounter } from '../platform/attempts/attempt-counter';
import { forgetAttempts } from '../platform/attempts/attempts.repository';
import type { Database } from '../platform/db/database';
import { DatabaseBusyError } from '../platform/db/locks';
import { DEFAULT_LIMITS, scaledLimits } from '../platform/http/limits';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { passProcessTime } from '../testing/process-clock';
import { DINER, PASSWORD, TRATTORIA } from '../testing/restaurants';
import { openTill, TILL, withCoupon } from '../testing/till';
import * as processes from './hash-processes';

jest.mock('./hash-processes', () => {
  const real = jest.requireActual<typeof processes>('./hash-processes');
  return { hashOn: jest.fn(real.hashOn), verifyOn: jest.fn(real.verifyOn) };
});

describeOnPostgres(
  'guesses',
  (api) => {
    describe('guesses at accounts', () => {
      const at = (restaurant: number, rest = '') =>
        `/restaurant/${restaurant}/public/client${rest}`;
      const QUARTER_MS = 15 * 60_000;

      const post = (url: string, payload: object, ip: string) =>
        api().app.inject({ method: 'POST', url, payload, remoteAddress: ip });
      const logIn = (email: string, password: string, ip: string, restaurant: number = TRATTORIA) =>
        post(at(restaurant, '/auth'), { email, password, loginMode: 'email' }, ip);
      const register = (email: string, ip: string) =>
        post(
          at(TRATTORIA),
          { email, name: 'Ana Prado', password: 'senha-123', passwordConfirm: 'senha-123' },
          ip,
        );
      const statuses = (answers: readonly { statusCode: number }[]) =>
        answers.map(({ statusCode }) => statusCode);
      const work = async (run: () => Promise<unknown>): Promise<number[]> => {
        jest.mocked(processes.hashOn).mockClear();
        jest.mocked(processes.verifyOn).mockClear();
        await run();
        return [
          jest.mocked(processes.hashOn).mock.calls.length,
          jest.mocked(processes.verifyOn).mock.calls.length,
        ];
      };

      test('[S10] five of fifty simultaneous password attempts are made, another one 15 minutes later', async () => {
        const made = await work(async () => {
          const answers = await Promise.all(
            Array.from({ length: 50 }, (_, count) =>
              logIn('ana@teste.example', `guess-${count}`, '10.1.0.1'),
            ),
          );
          expect(statuses(answers).sort()).toEqual([
            ...Array<number>(5).fill(401),
            ...Array<number>(45).fill(429),
          ]);
          const refused = answers.find(({ statusCode }) => statusCode === 429);
          expect(refused?.json()).toEqual({
            error: 'Too many requests',
            code: 'too_many_requests',
          });
          expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(600);
          expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(900);
        });
        expect(made).toEqual([0, 5]);
        expect((await logIn('ana@teste.example', PASSWORD, '10.1.0.1')).statusCode).toBe(429);
        expect((await logIn('ana@teste.example', PASSWORD, '10.1.0.2')).statusCode).toBe(200);
        expect((await logIn('rui@teste.example', PASSWORD, '10.1.0.1')).statusCode).toBe(200);
        passProcessTime(QUARTER_MS);
        expect((await logIn('ana@teste.example', PASSWORD, '10.1.0.1')).statusCode).toBe(200);
      });

      test('[S10] an address in other letters or with spaces is the same one', async () => {
        for (const email of [
          'Rui@teste.example',
          ' rui@teste.example',
          'rui@TESTE.example ',
          'RUI@teste.example',
          'rui@teste.example',
        ])
          await logIn(email, 'x', '10.1.0.3');
        expect((await logIn('rui@teste.example', PASSWORD, '10.1.0.3')).statusCode).toBe(429);
      });

      test('right passwords may be sent as often as one likes', async () => {
        for (let count = 0; count < 6; count += 1)
          expect((await logIn('ana@teste.example', PASSWORD, '10.1.0.4')).statusCode).toBe(200);
      });

      test('[S10] one address guesses at fifty accounts in an hour', async () => {
        for (let ten = 0; ten < 5; ten += 1) {
          // as many concurrent requests as the queue holds
          const answers = await Promise.all(
            Array.from({ length: 10 }, (_, count) =>
              logIn(`who-${ten}${count}@teste.example`, 'x', '10.1.0.5'),
            ),
          );
          expect(statuses(answers)).toEqual(Array(10).fill(404));
        }
        expect((await logIn('ana@teste.example', PASSWORD, '10.1.0.5', DINER)).statusCode).toBe(
          429,
        );
      });

      test('[S11] so are messages to a customer, tokens of them, and whether an address is taken', async () => {
        const six = async (
          one: (count: number) => Promise<{ statusCode: number }>,
        ): Promise<number[]> => {
          const found: number[] = [];
          for (let count = 0; count < 6; count += 1) found.push((await one(count)).statusCode);
          return found;
        };
        const fiveThenNone = (status: number) => [...Array<number>(5).fill(status), 429];
        expect(
          await six(() =>
            post(
              at(TRATTORIA, '/auth/forgot-password'),
              { email: 'ana@teste.example' },
              '10.1.0.6',
            ),
          ),
        ).toEqual(fiveThenNone(200));
        const reset = (count: number) =>
          post(
            '/restaurant/public/client/auth/reset-password',
            { token: `x${count}`, password: 'senha-123', passwordConfirm: 'senha-123' },
            '10.1.0.7',
          );
        expect(await six(reset)).toEqual(fiveThenNone(422));
        expect(await six(() => register('ana@teste.example', '10.1.0.8'))).toEqual(
          fiveThenNone(409),
        );
      });

      test('a password that is refused is no attempt at a token, nor at an address', async () => {
        const weak = { password: 'abcdefgh', passwordConfirm: 'abcdefgh' };
        const body = { ...weak, token: 'x', email: 'weak@teste.example', name: 'Ana Prado' };
        for (const url of ['/restaurant/public/client/auth/reset-password', at(TRATTORIA)])
          for (let count = 0; count < 6; count += 1)
            expect((await post(url, body, '10.1.0.15')).json()).toMatchObject({
              code: 'password_too_weak',
            });
      });

      test('[S10] the addresses of one IPv6 network are one address', async () => {
        for (let count = 1; count <= 5; count += 1)
          expect((await logIn('rui@teste.example', 'x', `2001:db8:1:2::${count}`)).statusCode).toBe(
            401,
          );
        expect(
          (await logIn('rui@teste.example', PASSWORD, '2001:db8:1:2:ffff::6')).statusCode,
        ).toBe(429);
        expect((await logIn('rui@teste.example', PASSWORD, '2001:db8:1:3::6')).statusCode).toBe(
          200,
        );
      });

      test('what a busy or broken server did not answer was no guess', async () => {
        const six = async (
          one: () => Promise<{ statusCode: number }>,
          work: 'hashOn' | 'verifyOn',
          error: Error,
        ): Promise<number[]> => {
          const found: number[] = [];
          for (let count = 0; count < 6; count += 1) {
            jest.mocked(processes[work]).mockRejectedValueOnce(error);
            found.push((await one()).statusCode);
          }
          return [...found, (await one()).statusCode];
        };
        const sixThen = (status: number, last: number) => [...Array<number>(6).fill(status), last];
        const [busy, gone] = [new BudgetExceededError('logins'), new Error('the process is gone')];
        expect(
          await six(() => logIn('rui@teste.example', PASSWORD, '10.1.0.11'), 'verifyOn', busy),
        ).toEqual(sixThen(429, 200));
        expect(
          await six(() => logIn('rui@teste.example', PASSWORD, '10.1.0.12'), 'verifyOn', gone),
        ).toEqual(sixThen(500, 200));
        expect(
          await six(() => register('busy@teste.example', '10.1.0.13'), 'hashOn', busy),
        ).toEqual(sixThen(429, 200));
        const reset = () =>
          post(
            '/restaurant/public/client/auth/reset-password',
            { token: 'x', password: 'senha-123', passwordConfirm: 'senha-123' },
            '10.1.0.14',
          );
        expect(await six(reset, 'hashOn', busy)).toEqual(sixThen(429, 422));
      });

      test('[S18] known and unknown addresses cost the same work at login, registration and reset', async () => {
        // creates the hash that unknown addresses are compared with
        await logIn('who@teste.example', 'x', '10.1.0.9');
        expect(await work(() => logIn('ana@teste.example', 'x', '10.1.0.9'))).toEqual(
          await work(() => logIn('who@teste.example', 'x', '10.1.0.9')),
        );
        expect(await work(() => register('ana@teste.example', '10.1.0.9'))).toEqual(
          await work(() => register(`new-${Date.now()}@teste.example`, '10.1.0.9')),
        );
        for (const email of ['ana@teste.example', 'who@teste.example']) {
          expect(
            await work(() => post(at(TRATTORIA, '/auth/forgot-password'), { email }, '10.1.0.9')),
          ).toEqual([0, 0]);
        }
      });

      test('[S09] a login rehashes a password that was hashed at a lower cost; the password stays valid', async () => {
        const weak = hashSync(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
        await api().db.query(
          "update customers set password_hash = $1 where email_key = 'rui@teste.example'",
          [weak],
        );
        const stored = async () =>
          (
            await api().db.query<{ password_hash: string }>(
              "select password_hash from customers where email_key = 'rui@teste.example'",
            )
          )[0]?.password_hash;
        expect((await logIn('rui@teste.example', 'wrong', '10.1.0.10')).statusCode).toBe(401);
        expect(await stored()).toBe(weak);
        expect((await logIn('rui@teste.example', PASSWORD, '10.1.0.10')).statusCode).toBe(200);
        const stronger = await stored();
        expect(stronger).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
        expect((await logIn('rui@teste.example', PASSWORD, '10.1.0.10')).statusCode).toBe(200);
        expect(await stored()).toBe(stronger);
      });

      test('[S09] logins beyond the hashing capacity get Retry-After of a second; the menu is answered', async () => {
        const flood = Promise.all(
          Array.from({ length: 80 }, (_, count) =>
            logIn(`flood-${count}@teste.example`, 'x', `10.2.0.${count}`),
          ),
        );
        expect((await api().app.inject({ url: '/restaurant/data/v2/trattoria' })).statusCode).toBe(
          200,
        );
        const answers = await flood;
        const throttled = answers.filter(({ statusCode }) => statusCode === 429);
        expect(statuses(answers).filter((status) => status === 404)).toHaveLength(
          80 - throttled.length,
        );
        expect(throttled.length).toBeGreaterThan(0);
        expect(throttled[0]?.json()).toMatchObject({ code: 'busy' });
        expect(throttled[0]?.headers['retry-after']).toBe('1');
      });
    });

    describe('guesses at coupons', () => {
      beforeAll(() => openTill(api()));
      const order = async (id: string | null, remoteAddress: string): Promise<number> => {
        const payload =
          id === null
            ? withCoupon('fix10', 0, { details: { discountID: null } })
            : withCoupon(id, 10);
        return (
          await api().app.inject({
            method: 'POST',
            url: `/restaurant/${TILL}/order`,
            payload,
            remoteAddress,
          })
        ).statusCode;
      };

      test('[COUPON-12] after five unknown coupon ids an address can order only without a coupon', async () => {
        const [guesser, other] = ['10.3.0.1', '10.3.0.2'];
        const statuses = [];
        for (let count = 0; count < 7; count += 1)
          statuses.push(await order(`guess-${count}`, guesser));
        expect(statuses).toEqual([...Array<number>(5).fill(422), 429, 429]);
        expect([
          await order('fix10', guesser),
          await order(null, guesser),
          await order('fix10', other),
        ]).toEqual([429, 200, 200]);
        await api().db.query('delete from attempts'); // counted by the database's time
        expect(await order('fix10', guesser)).toBe(200);
      });

      test('[COUPON-12] existing coupons do not count', async () => {
        for (let count = 0; count < 6; count += 1)
          expect(await order('fix10', '10.3.0.3')).toBe(200);
      });
    });

    describe('counted by the database', () => {
      const MINUTE = 60_000;
      const FIVE = { kind: 'five', most: 5, windowMs: 15 * MINUTE };

      const counter = (more: Partial<typeof FIVE> = {}) =>
        attemptCounter({ db: api().db }, { ...FIVE, ...more });
      const rows = () =>
        api().db.query<{ key: string; points: number }>(
          'select key, points from attempts order by key',
        );
      const waits = async (
        of: ReturnType<typeof counter>,
        key: string,
        times: number,
      ): Promise<boolean[]> =>
        (await Promise.all(Array.from({ length: times }, () => of.take(key)))).map(
          ({ waitSeconds }) => waitSeconds > 0,
        );

      test('[S10] attempts are limited per key, kind and window, concurrent ones too', async () => {
        const [five, key] = [counter(), randomUUID()];
        expect((await waits(five, key, 50)).filter((isRefused) => !isRefused)).toHaveLength(5);
        const { waitSeconds } = await five.take(key);
        expect([waitSeconds > 600, waitSeconds <= 900]).toEqual([true, true]);
        expect([
          (await five.take(randomUUID())).waitSeconds,
          (await counter({ kind: 'other' }).take(key)).waitSeconds,
        ]).toEqual([0, 0]);
        passProcessTime(15 * MINUTE);
        expect((await waits(five, key, 6)).filter((isRefused) => !isRefused)).toHaveLength(5);
      });

      test('neither a returned nor a refused attempt counts', async () => {
        const [five, key] = [counter(), randomUUID()];
        const attempts = await Promise.all(Array.from({ length: 50 }, () => five.take(key)));
        for (const { waitSeconds, giveBack } of attempts) if (waitSeconds === 0) await giveBack();
        expect(await waits(five, key, 5)).toEqual(Array(5).fill(false));
      });

      test('an attempt of a window that has ended is not returned to the next one', async () => {
        const [one, key] = [counter({ kind: 'one', most: 1 }), randomUUID()];
        const early = await one.take(key);
        passProcessTime(15 * MINUTE);
        expect((await one.take(key)).waitSeconds).toBe(0);
        await early.giveBack();
        expect((await one.take(key)).waitSeconds).toBeGreaterThan(0);
      });

      test('keys are stored as hashes, and rows whose window has ended are deleted', async () => {
        await counter().take('ana@teste.example');
        expect((await rows()).map(({ key }) => key).filter((key) => key.includes('@'))).toEqual([]);
        passProcessTime(2 * 60 * MINUTE);
        await forgetAttempts(api().db, Date.now());
        expect(await rows()).toEqual([]);
      });

      test('an attempt that cannot be counted must not be made', async () => {
        const broken: Database = {
          ...api().db,
          query: () => Promise.reject(new Error('the disk is full')),
        };
        await expect(attemptCounter({ db: broken }, FIVE).take('a')).rejects.toThrow(
          DatabaseBusyError,
        );
      });
    });
  },
  {
    limits: {
      ...scaledLimits(1000),
      attempts: DEFAULT_LIMITS.attempts,
      attemptsAnHour: DEFAULT_LIMITS.attemptsAnHour,
    },
  },
);
