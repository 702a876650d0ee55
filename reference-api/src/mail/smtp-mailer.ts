import { createTransport } from 'nodemailer';
import { type Mailer, MailRefusedError } from './mailer';

export type SmtpOptions = {
  /** 'smtp://name:password@host:587' or 'smtps://…' */
  readonly url: string;
  /** Whom mails come from: an address, or 'Name <address>'. */
  readonly from: string;
  /**
   * Mails go over TLS or not at all: a server of `smtp://` has to offer STARTTLS. Default: TLS
   * where the server offers it.
   */
  readonly requireTls?: boolean;
};

const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
};
const FOR_GOOD = 500;

/**
 * What nodemailer throws, as far as it matters; its message may name addresses and is never passed
 * on.
 */
type SmtpError = {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
};

/** No answer, or one that says to come again. */
export class MailNotTakenError extends Error {
  constructor(readonly reason: string) {
    super(`The mail server did not take the mail (${reason}).`);
    this.name = 'MailNotTakenError';
  }
}

/** Where a server says what it thinks of the receiver and of the mail itself. */
const ABOUT_THE_MAIL: readonly (string | undefined)[] = ['RCPT TO', 'DATA'];

/**
 * A wrong password or sender is the operator's to mend, and mails wait for it; only a refused mail
 * or receiver is for good.
 */
const isForGood = ({ command, responseCode = 0 }: SmtpError): boolean =>
  responseCode >= FOR_GOOD && ABOUT_THE_MAIL.includes(command);

/** Sends by an SMTP server over a few connections that are kept open. */
export function smtpMailer({ url, from, requireTls = false }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    requireTLS: requireTls,
    pool: true,
    maxConnections: 2,
    ...TIMEOUTS,
  });
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ id, to, subject, text, html }) => {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          headers: { 'auto-submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        const failure = error as SmtpError;
        throw isForGood(failure)
          ? new MailRefusedError(failure.responseCode ?? FOR_GOOD)
          : new MailNotTakenError(
              `${failure.code ?? 'unknown'} ${failure.responseCode ?? ''}`.trim(),
            );
      }
    },
    close: () => transport.close(),
  };
}
