import { calls } from '@storefront/shared-domain/contracts';
import {
  digitsOnly,
  holdsCard,
  holdsCardNumber,
  isCardAsNumber,
} from '@storefront/shared-domain/rules';
import type { FastifyInstance } from 'fastify';
import { textRefusal } from './text-refusals';

/** Texts that may contain a card: they are hashed and never stored. */
const HASHED: ReadonlySet<string> = new Set(['password', 'passwordConfirm']);
/** Longest phone number with its country code (E.164); the rules of phones decide up to there. */
const PHONE = 'phone';
const MAX_PHONE_LENGTH = 15;
/**
 * The calls that carry a card, with the paths of its number and its code, and of its nickname, whose
 * own rule is stricter.
 */
const CARDS: ReadonlyMap<string, readonly string[]> = new Map([
  [
    calls.createCard.id,
    ['Number', 'Ccv', 'Nickname'].map((field) => `creditCard.creditCard${field}`),
  ],
]);
/** Degrees with all their digits look like numbers of cards; they are never stored as texts. */
const DEGREES = ['lat', 'lon'];

/** A shorter text holds neither a number nor the name of a code with the code. */
const MIN_TEXT_LENGTH = 6;
/** Words without blanks of this length are tokens, in which the name of a code occurs by chance. */
const MIN_TOKEN_LENGTH = 32;

type Place = readonly [path: string, key: string, parent: string, value: unknown];

const isPhone = (key: string, text: string): boolean =>
  key === PHONE && digitsOnly(text).length <= MAX_PHONE_LENGTH;

const holdsAny = (text: string): boolean =>
  text.length >= MIN_TEXT_LENGTH &&
  (text.length >= MIN_TOKEN_LENGTH && !/\s/.test(text) ? holdsCardNumber(text) : holdsCard(text));

function holdsOwn([path, key, , value]: Place, allowed: readonly string[]): boolean {
  if (allowed.includes(path)) return false;
  if (typeof value === 'number') return isCardAsNumber(value);
  if (typeof value !== 'string') return false;
  return !HASHED.has(key) && !isPhone(key, value) && holdsAny(value);
}

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (value !== null &&
    typeof value === 'object' &&
    [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null));

const listInside = (path: string, value: object): Place[] =>
  Object.entries(value).map(([key, inner]: [string, unknown]) => [
    path === '' ? key : `${path}.${key}`,
    key,
    path,
    inner,
  ]);

/**
 * The path of the first text, number or name of a field with the number of a card; of a name the
 * path of its object, so that no answer repeats it. null without any. Every value of the body is
 * read once, level by level, so that the work is bounded by the limit of its bytes.
 */
export function cardPlace(body: unknown, allowed: readonly string[] = []): string | null {
  if (!isPlain(body)) return null;
  for (let level = listInside('', body); level.length > 0;) {
    for (const place of level) {
      const [path, key, parent] = place;
      if (holdsAny(key)) return parent || 'body';
      if (holdsOwn(place, allowed)) return path;
    }
    level = level.flatMap(([path, , , value]) => (isPlain(value) ? listInside(path, value) : []));
  }
  return null;
}

/**
 * Refuses every request with the number of a card in its parsed body or its query, whatever its
 * contract: texts are stored, printed, sent to others or logged. Bodies that are read as bytes, such
 * as a payment provider's messages, are not walked.
 */
export function refuseCards(app: FastifyInstance): void {
  app.addHook('preValidation', async (request, reply) => {
    if (request.is404) return undefined;
    const allowed = CARDS.get(request.routeOptions.config.call?.id ?? '');
    const place =
      cardPlace(request.body, allowed) ?? cardPlace({ ...(request.query as object) }, DEGREES);
    if (place === null) return undefined;
    const { status, body } = textRefusal('card-in-text', place);
    return reply.code(status).send(body);
  });
}
