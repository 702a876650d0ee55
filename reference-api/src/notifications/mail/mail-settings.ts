import * as z from 'zod';
import { hiddenText } from '../../platform/settings/setting-types';
import type { SmtpOptions } from './smtp-mailer';

const SENDER = /^(?:[^<>\r\n"]{1,100} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const isSmtp = (given: string): boolean =>
  URL.canParse(given) &&
  /^smtps?:$/.test(new URL(given).protocol) &&
  new URL(given).hostname !== '';

/**
 * Undefined without a server: mails then wait in the database, where the demo shows them. Links in
 * mails are never made from a request's Host header, so STOREFRONT_URL is required too.
 */
export const mailSettings = z
  .object({
    SMTP_URL: hiddenText(
      isSmtp,
      'an address of a mail server begins with smtp:// or smtps://, e.g. smtps://name:password@mail.pizza.example',
    ).optional(),
    MAIL_FROM: z.string().default(''),
    STOREFRONT_URL: z.string().optional(),
  })
  .refine((given) => given.SMTP_URL === undefined || SENDER.test(given.MAIL_FROM), {
    path: ['MAIL_FROM'],
    error: 'SMTP_URL needs a sender, e.g. orders@pizza.example or Pizza <orders@pizza.example>',
    abort: true,
  })
  .refine((given) => given.SMTP_URL === undefined || given.STOREFRONT_URL !== undefined, {
    path: ['STOREFRONT_URL'],
    error: 'links in mails need the address of the storefront, e.g. https://pizza.example',
  })
  .transform(({ SMTP_URL: url, MAIL_FROM: from }): SmtpOptions | undefined =>
    url === undefined ? undefined : { url, from },
  );
