import { createHash } from 'node:crypto';

/** One text message as the page shows it; `at` is an ISO instant. */
export type ShownMessage = { readonly phone: string; readonly restaurant: string; readonly code: string; readonly minutes: number; readonly at: string };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = [
  ':root{color-scheme:light}html{background:#faf7f4;color:#221a16;font:400 1rem/1.5 ui-sans-serif,system-ui,sans-serif}',
  'body{max-inline-size:40rem;margin:0 auto;padding:2.5rem 1rem}',
  'h1{font-size:1.75rem;line-height:1.15;margin:0 0 .5rem}p{margin:0 0 1.5rem;color:#695e57}',
  'ul{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}',
  'li{padding:1rem 1.25rem;border-radius:1rem;background:#fff;box-shadow:0 1px 4px rgba(58,36,22,.12)}',
  'li p{margin:0}strong{display:block;font:650 1.75rem/1.3 ui-monospace,monospace;letter-spacing:.15em;color:#221a16}',
  'a{color:#9c2f1b}a:focus-visible{outline:3px solid #1b5bd7;outline-offset:2px}',
].join('');

/** What lets the page have its own style and nothing else. */
export const OUTBOX_POLICY =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The last four digits of a phone; the others are dots. */
export const maskedPhone = (phone: string): string => phone.replace(/\d(?=\d{4})/g, '•');

const time = (at: string): string => `<time datetime="${escaped(at)}">${escaped(at.slice(0, 19).replace('T', ' '))} UTC</time>`;

const item = ({ phone, restaurant, code, minutes, at }: ShownMessage): string =>
  `<li><p>To ${escaped(maskedPhone(phone))} · ${time(at)}</p><p>Your code for ${escaped(restaurant)}, good for ${minutes} minutes:</p><strong>${escaped(code)}</strong></li>`;

/** The text messages of the demo, as they are given: nothing is sent to any phone. `accounts`: CPFs the demo's partner knows. */
export function outboxPage(messages: readonly ShownMessage[], accounts: readonly string[]): string {
  const list = messages.length === 0 ? '<p>No message yet. Ask for a code in a checkout, then reload this page.</p>' : `<ul>${messages.map(item).join('')}</ul>`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>Text messages of the demo</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main><h1>Text messages of the demo</h1>`,
    `<p>Codes of the loyalty partner, newest first. Its demo accounts have the CPF ${accounts.map(escaped).join(' and ')}. <a href="">Reload</a></p>`,
    `${list}</main></body></html>`,
  ].join('');
}
