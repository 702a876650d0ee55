import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import { MailRefusedError } from './mailer';
import { MailRejectedError, smtpMailer } from './smtp-mailer';

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
