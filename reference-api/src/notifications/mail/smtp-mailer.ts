import { createTransport } from 'nodemailer';
import { type Mailer, MailRefusedError } from './mailer';

export type SmtpOptions = {
  /** 'smtp://name:password@host:587' or 'smtps://…' */
  readonly url: string;
  /** Sender of mails: an address, or 'Name <address>'. */
  readonly from: string;
  /**
   * Mails are sent over TLS only: a server of `smtp://` must offer STARTTLS. Default: TLS where the
   * server offers it.
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
 * The used fields of nodemailer's errors; their message may contain addresses and is never passed
 * on.
 */
type SmtpError = {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
};

/** No response, or a temporary rejection. */
export class MailRejectedError extends Error {
  constructor(readonly reason: string) {
    super(`The mail server did not take the mail (${reason}).`);
    this.name = 'MailNotTakenError';
  }
}

/** Commands that are rejected because of the receiver or the mail itself. */
const ABOUT_THE_MAIL: readonly (string | undefined)[] = ['RCPT TO', 'DATA'];

/**
 * A wrong password or sender is a configuration error, and mails wait until it is fixed; only a
 * rejected mail or receiver is permanent.
 */
const isForGood = ({ command, responseCode = 0 }: SmtpError): boolean =>
  responseCode >= FOR_GOOD && ABOUT_THE_MAIL.includes(command);

/** Sends through an SMTP server over a few persistent connections. */
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
          : new MailRejectedError(
              `${failure.code ?? 'unknown'} ${failure.responseCode ?? ''}`.trim(),
            );
      }
    },
    close: () => transport.close(),
  };
}
