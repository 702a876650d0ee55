import { DatabaseBusyError } from '../platform/db/database-busy';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { TRATTORIA } from '../testing/restaurants';

const FORGOT = `/restaurant/${TRATTORIA}/public/client/auth/forgot-password`;
const LOOKS_UP = /from customers where restaurant_id = \$1 and email_key = \$2/;

describeOnPostgres('a forgotten password', (api) => {
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
    await api().afterAnswers.idle();
    return { answer: [answer.statusCode, answer.body], begun };
  }

  test('[S18] [API-34] known and unknown addresses run the same statements; the mail follows the answer', async () => {
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
      await api().afterAnswers.idle();
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
    await api().afterAnswers.idle();
    query.mockRestore();
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, '{}'],
      [200, '{}'],
    ]);
    expect(await recipients()).toEqual(['ana@teste.example']);
  });
});
