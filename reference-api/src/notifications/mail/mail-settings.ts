import { SettingError } from '../../platform/settings/setting-error';
import type { SmtpOptions } from './smtp-mailer';

type Env = Readonly<Record<string, string | undefined>>;

const SENDER = /^(?:[^<>\r\n"]{1,100} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const isSmtp = (text: string): boolean =>
  URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';

/**
 * SMTP_URL and MAIL_FROM; undefined without them: mails then wait in the database, where the demo
 * shows them. Links in mails are never made from a request's Host header, so STOREFRONT_URL is
 * required too. No message contains the value of SMTP_URL: it may hold a password. Throws
 * `SettingError`.
 */
export function mailFrom(env: Env): SmtpOptions | undefined {
  const [url, from] = [env['SMTP_URL'] || '', env['MAIL_FROM'] || ''];
  if (url === '') return undefined;
  if (!isSmtp(url))
    throw new SettingError(
      'SMTP_URL',
      '…',
      'an address of a mail server begins with smtp:// or smtps://, e.g. smtps://name:password@mail.pizza.example',
    );
  if (!SENDER.test(from))
    throw new SettingError(
      'MAIL_FROM',
      from,
      'SMTP_URL needs a sender, e.g. orders@pizza.example or Pizza <orders@pizza.example>',
    );
  if (!env['STOREFRONT_URL'])
    throw new SettingError(
      'STOREFRONT_URL',
      '',
      'links in mails need the address of the storefront, e.g. https://pizza.example',
    );
  return { url, from };
}
