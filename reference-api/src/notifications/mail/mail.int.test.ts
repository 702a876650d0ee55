import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { DatabaseBusyError } from '../../platform/db/locks';
import { countWaiting } from '../../platform/metrics/queues.repository';
import { describeOnPostgres } from '../../testing/describe-on-postgres';
import { DINER, PASSWORD, TRATTORIA } from '../../testing/restaurants';
import { type Mail, MailRefusedError } from './mailer';
import { MailRejectedError, smtpMailer } from './smtp-mailer';

const FORGOT = `/restaurant/${TRATTORIA}/public/client/auth/forgot-password`;
const ANA = 'ana@teste.example';

describeOnPostgres('the demo’s outbox', (api) => {
  const request = (language?: string, host?: string) =>
    api().call('POST', FORGOT, {
      body: { email: ANA },
      headers: {
        ...(language === undefined ? {} : { 'accept-language': language }),
        ...(host === undefined ? {} : { host }),
      },
    });
  const subjects = async () =>
    (
      await api().db.query<{ subject: string }>('select subject from mails order by created_at')
    ).map(({ subject }) => subject);

  test('[ACCOUNT-13] [API-34] a mail has the customer’s language, else the restaurant’s, and its link', async () => {
    for (const language of ['es-PY,es;q=0.9,en;q=0.8', 'de, en;q=0.5, pt;q=0.4', undefined]) {
      api().clock.pass(1000);
      expect(await request(language)).toMatchObject({ status: 200, text: '{}' });
    }
    expect(await subjects()).toEqual([
      expect.stringContaining('Elige una nueva contraseña'),
      expect.stringContaining('Choose a new password'),
      expect.stringContaining('Escolha uma nova senha'),
    ]);
    const page = await api().call('GET', '/demo/outbox');
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    for (const part of [
      'a•••@teste.example',
      'Elige una nueva contrase',
      'href="https://pizza.example/app/trattoria/reset-password?token=',
    ])
      expect(page.text).toContain(part);
    expect(page.text).not.toContain(ANA);
  });

  test('a link never leads to the host a request names', async () => {
    api().clock.pass(2 * 3_600_000);
    await request('en', 'evil.example');
    const [row] = await api().db.query<{ link: string; body: string; html: string }>(
      'select link, body, html from mails order by created_at desc limit 1',
    );
    expect(JSON.stringify(row)).not.toContain('evil.example');
    expect(row?.body).toContain(row?.link);
  });

  test('an address gets five an hour, and the response does not disclose it', async () => {
    api().clock.pass(2 * 3_600_000);
    const before = (await subjects()).length;
    for (let times = 0; times < 7; times += 1)
      expect(await request()).toMatchObject({ status: 200, text: '{}' });
    expect((await subjects()).length - before).toBe(5);
    api().clock.pass(3_600_000);
    await request();
    expect((await subjects()).length - before).toBe(6);
  });

  test('the mails of one restaurant do not count for another', async () => {
    for (let times = 0; times < 5; times += 1) await request();
    const at = `/restaurant/${DINER}/public/client`;
    const account = { name: 'Ana Prado', email: ANA, password: PASSWORD };
    const body = { ...account, passwordConfirm: PASSWORD };
    expect((await api().call('POST', at, { body })).status).toBe(200);
    await api().call('POST', `${at}/auth/forgot-password`, { body: { email: ANA } });
    await api().afterResponses.idle();
    expect(
      await api().db.query('select recipient from mails where restaurant_id = $1', [DINER]),
    ).toEqual([{ recipient: ANA }]);
  });
});

describe('mails of a server', () => {
  const handed: Mail[] = [];
  let answer: () => Promise<void> = async () => undefined;
  const mailer = {
    send: (mail: Mail) => answer().then(() => void handed.push(mail)),
    close: () => undefined,
  };

  describeOnPostgres(
    'the queue',
    (api) => {
      const rows = () =>
        api().db.query<{
          body: string;
          html: string;
          link: string;
          sent_at: Date | null;
          given_up_at: Date | null;
          tries: number;
        }>('select * from mails order by created_at');
      beforeEach(async () => {
        handed.length = 0;
        answer = async () => undefined;
        await api().db.exec('delete from mails');
        expect((await api().call('POST', FORGOT, { body: { email: ANA } })).status).toBe(200);
      });

      test('a request queues and the courier hands over, once; what it held is then emptied', async () => {
        expect(handed).toEqual([]);
        expect(
          await Promise.all([api().sendMails(), api().sendMails()]).then((counts) => counts.sort()),
        ).toEqual([0, 1]);
        expect(handed).toEqual([
          expect.objectContaining({
            to: ANA,
            text: expect.stringContaining(
              'https://pizza.example/app/trattoria/reset-password?token=',
            ),
            html: expect.stringContaining('<a href="https://pizza.example/'),
          }),
        ]);
        expect(await rows()).toEqual([
          expect.objectContaining({ body: '', html: '', link: '', sent_at: expect.any(Date) }),
        ]);
        const sent = await rows();
        api().clock.pass(1000);
        expect(await api().sendMails()).toBe(0);
        expect(await rows()).toEqual(sent);
        expect((await api().call('GET', '/demo/outbox')).text).toContain('No mail yet');
      });

      test('a failed sending is tried again, later each time, under the same id', async () => {
        const ids: string[] = [];
        mailer.send = (mail) => {
          ids.push(mail.id);
          return answer().then(() => void handed.push(mail));
        };
        answer = async () => {
          throw new Error('no answer');
        };
        expect(await api().sendMails()).toBe(0);
        for (const [seconds, attempts] of [
          [9, 1],
          [1, 2],
          [29, 2],
          [1, 3],
          [89, 3],
          [1, 4],
        ] as const) {
          api().clock.pass(seconds * 1000);
          await api().sendMails();
          expect((await rows())[0]?.tries).toBe(attempts);
        }
        answer = async () => undefined;
        api().clock.pass(600_000);
        expect(await api().sendMails()).toBe(1);
        expect(new Set(ids).size).toBe(1);
        expect(handed).toHaveLength(1);
      });

      test('a sent mail that could not be recorded is recorded by the next run, and not sent again', async () => {
        const real = api().db.query;
        const query = jest
          .spyOn(api().db, 'query')
          .mockImplementation((sql, params) =>
            sql.includes('set sent_at')
              ? Promise.reject(new DatabaseBusyError('ended'))
              : real(sql, params),
          );
        expect([await api().sendMails(), (await rows())[0]?.sent_at]).toEqual([1, null]);
        api().clock.pass(10 * 60_000);
        await expect(api().sendMails()).rejects.toThrow(DatabaseBusyError);
        query.mockRestore();
        expect([await api().sendMails(), (await rows())[0]?.sent_at]).toEqual([
          0,
          api().clock.now(),
        ]);
        expect(handed).toHaveLength(1);
      });

      test('a try that takes minutes is the only one: no other node takes its mail meanwhile', async () => {
        let taken = (): void => undefined;
        const first = new Promise<void>((resolve) => (taken = resolve));
        let attempts = 0;
        answer = () => ((attempts += 1) === 1 ? first : Promise.resolve());
        const slow = api().sendMails();
        while ((await rows())[0]?.tries !== 1)
          await new Promise((resolve) => setTimeout(resolve, 5));
        api().clock.pass(4 * 60_000);
        expect(await api().sendMails()).toBe(0);
        expect((await rows())[0]?.tries).toBe(1);
        taken();
        expect(await slow).toBe(1);
      });

      test('a mail with an expired link is not sent any more, though it is stored a while', async () => {
        const waitingAfter = async (goodUntil: Date) => {
          await api().db.query('update mails set good_until = $1', [goodUntil]);
          return (await countWaiting(api().db)).mail;
        };
        expect([
          await waitingAfter(new Date(Date.now() + 60_000)),
          await waitingAfter(new Date(Date.now() - 60_000)),
        ]).toEqual([1, 0]);
      });

      test('a rejected mail is given up; one with an expired link is not sent, and deleted after a day', async () => {
        answer = async () => {
          throw new MailRefusedError(550);
        };
        expect(await api().sendMails()).toBe(1);
        expect((await rows())[0]).toMatchObject({ given_up_at: expect.any(Date), link: '' });
        await api().db.exec('delete from mails');
        await api().call('POST', FORGOT, { body: { email: ANA } });
        answer = async () => undefined;
        api().clock.pass(30 * 60_000);
        expect([await api().sendMails(), handed.length, (await rows()).length]).toEqual([0, 0, 1]);
        api().clock.pass(24 * 3_600_000 + 1);
        await api().sendMails();
        expect(await rows()).toEqual([]);
      });
    },
    { mailer },
  );
});

describe('mails by SMTP', () => {
  const MAIL = {
    id: '3f0a7a52-95a5-4c8b-9a52-0a8f4a1f7e11',
    to: 'ana@teste.example',
    subject: 'Olá, Ana',
    text: 'Abra https://pizza.example/x',
    html: '<p>Abra</p>',
  };
  const closers: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });
  /** A mail server of this test; `got` are the accepted mails, as received. */
  async function mailServer(options: SMTPServerOptions = {}, requireTls = false) {
    const got: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onData: (stream, _session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          got.push(Buffer.concat(parts).toString('utf8'));
          done();
        });
      },
      ...options,
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.server.address() as AddressInfo;
    const mailer = smtpMailer({
      url: `smtp://127.0.0.1:${port}`,
      from: 'Bella Napoli <orders@pizza.example>',
      requireTls,
    });
    closers.push(async () => {
      mailer.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    });
    return { mailer, got };
  }
  const refusal = (status: number) =>
    Object.assign(new Error('<ana@teste.example> no'), { responseCode: status });

  test('a mail goes out with both texts, its sender and an id that stays', async () => {
    const { mailer, got } = await mailServer();
    await mailer.send(MAIL);
    expect(got).toHaveLength(1);
    for (const part of [
      'From: Bella Napoli <orders@pizza.example>',
      'To: ana@teste.example',
      `Message-ID: <${MAIL.id}@pizza.example>`,
      'text/plain',
      'text/html',
      'Auto-Submitted: auto-generated',
    ]) {
      expect(got[0]?.toLowerCase()).toContain(part.toLowerCase());
    }
  });

  test('a name with a line of its own adds no header', async () => {
    const { mailer, got } = await mailServer();
    await mailer.send({ ...MAIL, subject: 'Hi\r\nBcc: evil@teste.example' });
    expect(got[0]).not.toMatch(/^Bcc:/im);
  });

  test.each([
    [550, MailRefusedError],
    [451, MailRejectedError],
  ])('an address the server answers %d to: %p, without the address', async (status, kind) => {
    const { mailer } = await mailServer({
      onRcptTo: (_address, _session, done) => {
        done(refusal(status));
      },
    });
    const failure = await mailer.send(MAIL).catch((error: unknown) => error as Error);
    expect(failure).toBeInstanceOf(kind);
    expect((failure as Error).message).not.toContain('ana@');
  });

  test('a wrong password is the operator’s to mend: mails wait', async () => {
    const { mailer } = await mailServer({ authOptional: false });
    await expect(mailer.send(MAIL)).rejects.toBeInstanceOf(MailRejectedError);
  });

  test('no mail server at all: mails wait', async () => {
    const mailer = smtpMailer({ url: 'smtp://127.0.0.1:1', from: 'orders@pizza.example' });
    closers.push(async () => {
      mailer.close();
    });
    await expect(mailer.send(MAIL)).rejects.toBeInstanceOf(MailRejectedError);
  });

  test('where TLS is required, a server that offers none gets no mail and no password', async () => {
    const { mailer, got } = await mailServer({}, true);
    await expect(mailer.send(MAIL)).rejects.toBeInstanceOf(MailRejectedError);
    expect(got).toEqual([]);
  });
});
