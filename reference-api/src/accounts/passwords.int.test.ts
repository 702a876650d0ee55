import { hashSync } from '@node-rs/argon2';
import { DatabaseBusyError } from '../platform/db/locks';
import { openDevice, renew } from '../testing/accounts';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { PASSWORD, TRATTORIA } from '../testing/restaurants';
import { changePassword, findCustomerByEmail } from './customers.repository';
import { dropPassword } from './google-customers.repository';
import * as processes from './hash-processes';
import * as sessions from './sessions.repository';

jest.mock('./hash-processes', () => {
  const real = jest.requireActual<typeof processes>('./hash-processes');
  return { hashOn: jest.fn(real.hashOn), verifyOn: jest.fn(real.verifyOn) };
});

jest.mock('./sessions.repository', () => {
  const real = jest.requireActual<typeof sessions>('./sessions.repository');
  return { ...real, addSession: jest.fn(real.addSession) };
});

describeOnPostgres('passwords', (api) => {
  describe('a forgotten password', () => {
    const FORGOT = `/restaurant/${TRATTORIA}/public/client/auth/forgot-password`;
    const LOOKS_UP = /from customers where restaurant_id = \$1 and email_key = \$2/;

    const request = (email: string) =>
      api().app.inject({
        method: 'POST',
        url: FORGOT,
        payload: { email },
        remoteAddress: '10.4.0.1',
      });
    const recipients = async () =>
      (await api().db.query<{ recipient: string }>('select recipient from mails')).map(
        ({ recipient }) => recipient,
      );

    /** Blocks reads of accounts until the returned function is called. */
    async function holdCustomers(): Promise<() => Promise<void>> {
      let [release, held] = [(): void => undefined, (): void => undefined];
      const isHeld = new Promise<void>((resolve) => (held = resolve));
      const over = api().db.transaction(async (tx) => {
        await tx.exec('lock table customers in access exclusive mode');
        held();
        await new Promise<void>((resolve) => (release = resolve));
      });
      await isHeld;
      return async () => {
        release();
        await over;
      };
    }

    /**
     * The response while no account can be read, and the statements begun by then and by the search
     * for the account.
     */
    async function requestWhileHeld(email: string) {
      const release = await holdCustomers();
      const query = jest.spyOn(api().db, 'query');
      const answer = await request(email);
      const statements = () => query.mock.calls.map(([sql]) => sql);
      while (!statements().some((sql) => LOOKS_UP.test(sql))) await new Promise(setImmediate);
      const begun = statements();
      query.mockRestore();
      await release();
      await api().afterResponses.idle();
      return { answer: [answer.statusCode, answer.body], begun };
    }

    test('[S18] [API-34] known and unknown addresses run the same statements; the mail comes later', async () => {
      await requestWhileHeld('first@teste.example'); // from here on the restaurant is cached in memory
      const [known, unknown] = [
        await requestWhileHeld('ana@teste.example'),
        await requestWhileHeld('who@teste.example'),
      ];
      expect(known).toEqual(unknown);
      expect(known).toMatchObject({
        answer: [200, '{}'],
        begun: expect.arrayContaining([expect.stringMatching(LOOKS_UP)]),
      });
      expect(await recipients()).toEqual(['ana@teste.example']);
    });

    test.each(['rui@teste.example', 'who@teste.example'])(
      'a database that fails before the answer is 503: %s',
      async (email) => {
        const query = jest
          .spyOn(api().db, 'query')
          .mockRejectedValue(new DatabaseBusyError('the connection was refused', null));
        const answer = await request(email);
        query.mockRestore();
        expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
        await api().afterResponses.idle();
        expect(await recipients()).toEqual(['ana@teste.example']);
      },
    );

    test('a database that fails after it changes no answer', async () => {
      const real = api().db.query;
      const query = jest
        .spyOn(api().db, 'query')
        .mockImplementation((sql, params) =>
          LOOKS_UP.test(sql)
            ? Promise.reject(new DatabaseBusyError('ended', null))
            : real(sql, params),
        );
      const answers = [await request('rui@teste.example'), await request('who@teste.example')];
      await api().afterResponses.idle();
      query.mockRestore();
      expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
        [200, '{}'],
        [200, '{}'],
      ]);
      expect(await recipients()).toEqual(['ana@teste.example']);
    });
  });

  describe('[S14] a password that is changed during a login with it', () => {
    beforeAll(() => api().db.query('delete from mails'));

    const AUTH = `/restaurant/${TRATTORIA}/public/client/auth`;
    const NEW_PASSWORD = 'nova-senha-9';
    /** A hash at a lower cost than new ones: a login with its password replaces it. */
    const weakHash = (password: string): string =>
      hashSync(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    const WRONG = { status: 401, json: { code: 'credentials_wrong' } };
    /**
     * Holds the next password check until `end` is called; `begun` resolves when its result is
     * computed.
     */
    function holdCheck(): { begun: Promise<void>; end: () => void } {
      const { verifyOn } = jest.requireActual<typeof processes>('./hash-processes');
      let [begin, end] = [(): void => undefined, (): void => undefined];
      const begun = new Promise<void>((resolve) => {
        begin = resolve;
      });
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      jest.mocked(processes.verifyOn).mockImplementationOnce(async (...requested) => {
        const isRight = await verifyOn(...requested);
        begin();
        await ended;
        return isRight;
      });
      return { begun, end };
    }

    const logIn = (email: string, password: string, headers = {}) =>
      api().call('POST', AUTH, { body: { email, password, loginMode: 'email' }, headers });
    const customerOf = async (email: string) => {
      const customer = await findCustomerByEmail(api().db, TRATTORIA, email);
      if (!customer) throw new Error(`no customer has ${email}`);
      return customer;
    };
    const open = async (id: string) =>
      (
        await api().db.query(
          'select id from sessions where customer_id = $1 and ended_at is null',
          [id],
        )
      ).length;
    async function reset(email: string): Promise<void> {
      await api().call('POST', `${AUTH}/forgot-password`, { body: { email } });
      const [mail] = await api().db.query<{ link: string }>(
        'select link from mails where recipient = $1',
        [email],
      );
      const token = new URL(mail?.link ?? '').searchParams.get('token');
      expect(
        (
          await api().call('POST', '/restaurant/public/client/auth/reset-password', {
            body: { token, password: NEW_PASSWORD, passwordConfirm: NEW_PASSWORD },
          })
        ).status,
      ).toBe(200);
    }

    test('by a reset: the old one opens nothing, and ends no session of the device', async () => {
      const { id } = await customerOf('ana@teste.example');
      const own = await openDevice(api(), 'rui@teste.example');
      const { begun, end } = holdCheck();
      const thief = logIn('ana@teste.example', PASSWORD, { cookie: own.cookie });
      await begun;
      await reset('ana@teste.example');
      end();
      expect(await thief).toMatchObject(WRONG);
      expect(await open(id)).toBe(1); // the session of the reset
      expect((await renew(api(), own)).answer.status).toBe(200);
      expect((await logIn('ana@teste.example', NEW_PASSWORD)).status).toBe(200);
    });

    const isLockAwaited = async (): Promise<boolean> =>
      (
        await api().db.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      ).length > 0;

    test('by a reset whose transaction is still going on: the session waits for it', async () => {
      const { id, passwordHash } = await customerOf('rui@teste.example');
      let commit = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        commit = resolve;
      });
      let change = Promise.resolve();
      await new Promise<void>((changed) => {
        change = api().db.transaction(async (tx) => {
          await changePassword(tx, id, 'another');
          changed();
          await held;
        });
      });
      const added = sessions.addSession(api().db, {
        customerId: id,
        passwordHash,
        now: api().clock.now(),
      });
      while (!(await isLockAwaited())) continue;
      commit();
      await change;
      expect(await added).toBeNull();
      await changePassword(api().db, id, passwordHash ?? '');
    });

    test('by Google, which gives the address to its owner: an earlier registration is let in nowhere', async () => {
      const { addSession } = jest.requireActual<typeof sessions>('./sessions.repository');
      jest.mocked(sessions.addSession).mockImplementationOnce(async (on, newSession) => {
        await dropPassword(on, newSession.customerId);
        return addSession(on, newSession);
      });
      const body = {
        email: 'early@teste.example',
        name: 'Ana Prado',
        password: 'senha-123',
        passwordConfirm: 'senha-123',
      };
      expect(
        await api().call('POST', `/restaurant/${TRATTORIA}/public/client`, { body }),
      ).toMatchObject(WRONG);
      expect(await open((await customerOf('early@teste.example')).id)).toBe(0);
    });

    test('without a race: of two logins that both strengthen its hash, both are let in', async () => {
      const { id } = await customerOf('rui@teste.example');
      await changePassword(api().db, id, weakHash(PASSWORD));
      const { begun, end } = holdCheck();
      const slow = logIn('rui@teste.example', PASSWORD);
      await begun;
      const quick = await logIn('rui@teste.example', PASSWORD);
      end();
      expect([quick.status, (await slow).status]).toEqual([200, 200]);
    });

    test('a login that strengthens the hash of the old password does not restore it', async () => {
      const { id } = await customerOf('rui@teste.example');
      await changePassword(api().db, id, weakHash(PASSWORD));
      const { begun, end } = holdCheck();
      const late = logIn('rui@teste.example', PASSWORD);
      await begun;
      await changePassword(api().db, id, weakHash(NEW_PASSWORD));
      end();
      expect(await late).toMatchObject(WRONG);
      expect((await logIn('rui@teste.example', NEW_PASSWORD)).status).toBe(200);
    });
  });
});
