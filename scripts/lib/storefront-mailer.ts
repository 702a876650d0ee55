import { smtpMailer } from '@storefront/reference-api';
import type { Senders } from '@storefront/release';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Sends mails of notifications through the mail server of the API's settings, over TLS only. Of an
 * environment without one, null.
 */
export const storefrontMailer =
  ({ SMTP_URL: url, MAIL_FROM: from }: Env): NonNullable<Senders['mail']> =>
  async () => {
    if (!url || !from) return null;
    return async ({ id, to, subject, text }) => {
      const mailer = smtpMailer({ url, from, requireTls: true });
      const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      try {
        await mailer.send({ id, to, subject, text, html: `<pre>${escaped}</pre>` });
      } finally {
        mailer.close();
      }
    };
  };
