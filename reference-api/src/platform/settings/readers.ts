import { isIP } from 'node:net';
import { SettingError } from './setting-error';

export type Env = Readonly<Record<string, string | undefined>>;

type Bounds = { fallback: number; isGood: (value: number) => boolean; expected: string };

export function numberOf(env: Env, name: string, { fallback, isGood, expected }: Bounds): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!isGood(value)) throw new SettingError(name, text, expected);
  return value;
}

/** 1 or true, 0 or false; off when it is not set. */
export function switchOf(env: Env, name: string): boolean {
  const text = env[name] ?? '';
  if (!['', '0', '1', 'false', 'true'].includes(text))
    throw new SettingError(name, text, 'a switch is 1 or 0');
  return text === '1' || text === 'true';
}

/** on or off, as the page's own switches are written. */
export function onOffOf(env: Env, name: string, fallback: 'on' | 'off'): boolean {
  const text = env[name] || fallback;
  if (text !== 'on' && text !== 'off') throw new SettingError(name, text, 'use on or off');
  return text === 'on';
}

export function choiceOf<Choice extends string>(
  env: Env,
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  const text = env[name] || fallback;
  const chosen = choices.find((choice) => choice === text);
  if (chosen === undefined) throw new SettingError(name, text, `one of ${choices.join(', ')}`);
  return chosen;
}

const LEAST = 32;

/** A secret, or several separated by commas; no error contains its value. */
export function secretOf(env: Env, name: string): string | undefined {
  const text = env[name] || undefined;
  const parts = text?.split(/[\s,]+/).filter((part) => part !== '') ?? [];
  if (text !== undefined && (parts.length === 0 || parts.some(({ length }) => length < LEAST)))
    throw new SettingError(
      name,
      text,
      `${LEAST} characters at least are needed, e.g. of \`openssl rand -base64 48\``,
    );
  return text;
}

/**
 * The URL of a PostgreSQL; no error contains its value: a typo may move the password out of its
 * usual position.
 */
export function databaseUrlOf(env: Env, name: string): string | undefined {
  const text = env[name] || undefined;
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : null;
  if (text !== undefined && (url === null || !/^postgres(ql)?:$/.test(url.protocol)))
    throw new SettingError(
      name,
      '…',
      'give the address of a PostgreSQL, e.g. postgres://name:password@db.pizza.example/storefront',
    );
  return text;
}

const isAddress = (text: string): boolean =>
  isIP(text.split('/')[0] ?? '') !== 0 && /^[^/]+(\/\d{1,3})?$/.test(text);
const isRange = (text: string): boolean => ['loopback', 'linklocal', 'uniquelocal'].includes(text);

/** '2' is a number of proxies, any other text a list of their addresses. */
export function proxiesOf(env: Env, name: string): number | string | undefined {
  const text = env[name] || undefined;
  if (text === undefined) return undefined;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  if (
    !text
      .split(',')
      .map((part) => part.trim())
      .every((part) => isAddress(part) || isRange(part))
  )
    throw new SettingError(
      name,
      text,
      'give how many proxies are in front, or their addresses, e.g. 1 or 10.0.0.0/8',
    );
  return text;
}

/** '127.0.0.1:9464' or a port alone, which is of this machine only. */
export function listenAddressOf(
  env: Env,
  name: string,
): { host: string; port: number } | undefined {
  const text = env[name] || undefined;
  if (text === undefined) return undefined;
  const [, host = '127.0.0.1', port = ''] = /^(?:(.+):)?(\d{1,5})$/.exec(text) ?? [];
  if (port === '' || Number(port) > 65_535 || /[\s/]/.test(host))
    throw new SettingError(name, text, 'give an address to listen on, e.g. 127.0.0.1:9464');
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}

export const isPort = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= 65_535;
export const isDuration = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= 600_000;
