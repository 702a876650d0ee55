import { createHash } from 'node:crypto';
import { escapeHtml } from '@storefront/http-kit';

/** One text message as the page shows it; `at` is an ISO instant. */
type ShownMessage = {
  readonly phone: string;
  readonly restaurant: string;
  readonly code: string;
  readonly minutes: number;
  readonly at: string;
};

/** One mail as the page shows it; `link` is the link it contains. */
type ShownMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string;
  readonly at: string;
};

export type Shown = {
  readonly mails: readonly ShownMail[];
  readonly messages: readonly ShownMessage[];
  /** CPFs with an account of the demo's loyalty partner. */
  readonly accounts: readonly string[];
};

const STYLE = [
  ':root{color-scheme:light}',
  'html{background:#faf7f4;color:#221a16;font:400 1rem/1.5 ui-sans-serif,system-ui,sans-serif}',
  'body{max-inline-size:40rem;margin:0 auto;padding:2.5rem 1rem}',
  'h1{font-size:1.75rem;line-height:1.15;margin:0 0 .5rem}',
  'h2{font-size:1.25rem;line-height:1.3;margin:2.5rem 0 .25rem}p{margin:0 0 1rem;color:#695e57}',
  'ul{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}',
  'li{padding:1rem 1.25rem;border-radius:1rem;background:#fff;box-shadow:0 1px 4px rgba(58,36,22,.12)}',
  'li p{margin:0}li h3{font-size:1.0625rem;margin:.25rem 0}',
  'strong{display:block;font:650 1.75rem/1.3 ui-monospace,monospace;letter-spacing:.15em;' +
    'color:#221a16}',
  'pre{margin:.5rem 0 .75rem;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}',
  'a{color:#9c2f1b}',
  'li a{display:inline-flex;align-items:center;min-block-size:2.75rem;font-weight:650}',
  'a:focus-visible{outline:3px solid #1b5bd7;outline-offset:2px}',
].join('');

/** Policy that allows the page its own style and nothing else. */
export const OUTBOX_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The last four digits of a phone; the others are dots. */
export const maskedPhone = (phone: string): string => phone.replace(/\d(?=\d{4})/g, '•');

/** The first letter of an address and its domain; the rest are dots. */
export const maskedAddress = (address: string): string => address.replace(/^(.).*(?=@)/su, '$1•••');

const time = (at: string): string =>
  `<time datetime="${escapeHtml(at)}">${escapeHtml(at.slice(0, 19).replace('T', ' '))} UTC</time>`;

const mail = ({ to, subject, text, link, at }: ShownMail): string =>
  `<li><p>To ${escapeHtml(maskedAddress(to))} · ${time(at)}</p><h3>${escapeHtml(subject)}</h3>` +
  `<pre>${escapeHtml(text)}</pre><a href="${escapeHtml(link)}">Open the link</a></li>`;

const message = ({ phone, restaurant, code, minutes, at }: ShownMessage): string =>
  `<li><p>To ${escapeHtml(maskedPhone(phone))} · ${time(at)}</p>` +
  `<p>Your code for ${escapeHtml(restaurant)}, good for ${minutes} minutes:</p>` +
  `<strong>${escapeHtml(code)}</strong></li>`;

const list = <Item>(items: readonly Item[], html: (item: Item) => string, none: string): string =>
  items.length === 0 ? `<p>${none}</p>` : `<ul>${items.map(html).join('')}</ul>`;

/** The mails and text messages of the demo, as given: nothing is sent to any address or phone. */
export function outboxPage({ mails, messages, accounts }: Shown): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>Messages of the demo</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>`,
    '<body><main><h1>Messages of the demo</h1>',
    '<p>What a mail server and a message gateway would send, newest first. <a href="">Reload</a></p>',
    `<h2>Mails</h2>${list(mails, mail, 'No mail yet. Request a new password on a login page, then reload this page.')}`,
    '<h2>Text messages</h2><p>Codes of the loyalty partner. ',
    `Its demo accounts have the CPF ${accounts.map(escapeHtml).join(' and ')}.</p>`,
    list(messages, message, 'No message yet. Request a code in a checkout, then reload this page.'),
    '</main></body></html>',
  ].join('');
}
