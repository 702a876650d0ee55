import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod';

/*
 * Types of settings: each reads the text of one variable. `expected` completes the line about an
 * invalid value; `readSettings` adds the name.
 */

/** A text that is used as it is; `shown`: what an error contains in place of the value. */
export const text = (
  isGood: (given: string) => boolean,
  expected: string,
  params?: { readonly shown: string },
) => z.string(expected).refine(isGood, { error: expected, abort: true, params });

/** As `text`; no error contains the value: a typo may move a password out of its usual position. */
export const hiddenText = (isGood: (given: string) => boolean, expected: string) =>
  text(isGood, expected, { shown: '…' });

/** A text that `parse` converts; null: it is invalid. */
export const parsed = <T>(parse: (given: string) => T | null, expected: string) =>
  z.string(expected).transform((given, { issues }): T => {
    const value = parse(given);
    if (value !== null) return value;
    issues.push({ code: 'custom', input: given, message: expected });
    return z.NEVER;
  });

export const number = (isGood: (value: number) => boolean, expected: string) =>
  z.coerce.number(expected).refine(isGood, { error: expected, abort: true });

export const whole = (least: number, most: number, expected: string) =>
  number((value) => Number.isInteger(value) && value >= least && value <= most, expected);

/** 1 or true, 0 or false; off when it is not set. */
export const switched = z
  .stringbool({
    truthy: ['1', 'true'],
    falsy: ['0', 'false'],
    case: 'sensitive',
    error: 'a switch is 1 or 0',
  })
  .default(false);

/** on or off, as the page's own switches are written. */
export const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'], 'use on or off')
    .default(fallback)
    .transform((given) => given === 'on');

export const choice = <Choice extends string>(choices: readonly Choice[]) =>
  z.enum(choices, `one of ${choices.join(', ')}`);

const MIN_SECRET_LENGTH = 32;

/** A secret, or several separated by commas; `SettingError` shows no value of such a name. */
export const secret = text((given) => {
  const parts = given.split(/[\s,]+/).filter((part) => part !== '');
  return parts.length > 0 && parts.every(({ length }) => length >= MIN_SECRET_LENGTH);
}, `${MIN_SECRET_LENGTH} characters at least are needed, e.g. of \`openssl rand -base64 48\``);

export const databaseUrl = hiddenText(
  (given) => URL.canParse(given) && /^postgres(ql)?:$/.test(new URL(given).protocol),
  'give the address of a PostgreSQL, e.g. postgres://name:password@db.pizza.example/storefront',
);

const isAddress = (part: string): boolean =>
  isIP(part.split('/')[0] ?? '') !== 0 && /^[^/]+(\/\d{1,3})?$/.test(part);
const isRange = (part: string): boolean => ['loopback', 'linklocal', 'uniquelocal'].includes(part);

/** An existing folder, as an absolute path. */
export const folder = parsed((given) => {
  const path = resolve(given);
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ? path : null;
}, 'give an existing folder, e.g. /srv/storefront/pictures');

/** '2' is a number of proxies, any other text a list of their addresses. */
export const proxies = parsed<number | string>((given) => {
  if (/^\d{1,2}$/.test(given)) return Number(given);
  const parts = given.split(',').map((part) => part.trim());
  return parts.every((part) => isAddress(part) || isRange(part)) ? given : null;
}, 'give how many proxies are in front, or their addresses, e.g. 1 or 10.0.0.0/8');

/** '127.0.0.1:9464' or a port alone, which is of this machine only. */
export const listenAddress = parsed((given) => {
  const [, host = '127.0.0.1', port = ''] = /^(?:(.+):)?(\d{1,5})$/.exec(given) ?? [];
  if (port === '' || Number(port) > 65_535 || /[\s/]/.test(host)) return null;
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}, 'give an address to listen on, e.g. 127.0.0.1:9464');
