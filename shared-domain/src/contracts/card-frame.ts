import * as z from 'zod/mini';
import { LANGUAGES } from './language';
import { Look } from './look';
import { StoredCard } from './payment';
import { list, text, int } from './primitives';

/*
 * Messages between the storefront's page and the card's own document (`window.postMessage`). None
 * of them contains number, CVV or holder data: these stay in the card's document, which sends them
 * to the API itself (API-38, API-40).
 *
 * The page makes a nonce per frame and puts it behind the '#' of the frame's URL; every message of
 * either side carries it. Both sides accept messages of the other's window and origin only.
 */

/** The last moment that a `Date` can have. */
const LAST_DATE = 8.64e15;

/** Made by the page, one per frame. */
const nonce = z.uuid();

/** Colours of the restaurant as the page shows them, '#rrggbb': of buttons, and of their text. */
const CardFrameColors = z.object({
  main: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
  onMain: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
});

/**
 * The loaded data of the customer: initial values of the holder's fields, and sent as `client` of
 * DOMAIN-045. Phone in digits, cpf without separators.
 */
const CardFrameClient = z.object({
  name: text(),
  email: text(),
  phone: text(),
  cpf: text(),
  car_plate: text(),
  car_model_color: text(),
});

const base = {
  nonce,
  restaurantId: int(),
  fingerprint: z.uuid(),
  language: z.enum(LANGUAGES),
  colors: CardFrameColors,
  look: z.catch(z._default(Look, 'classic'), 'classic'),
  now: z.catch(z.optional(z.number().check(z.gte(0), z.lte(LAST_DATE))), undefined),
};

/**
 * Page → frame, after the frame's `load` event. `bearer`: the session's token, null for visitors.
 * Mode `cvv` requests the CVV of the stored card `card`. The page cannot choose where the card is
 * sent: it goes to the API the document came from. `now`: the server's time in ms since 1970, absent from pages
 * that do not send it. `look`: of the restaurant's record, classic for pages
 * that do not send it. `country` of the holder's fields, BR for pages
 * that do not send it, and `refusedBrands` of the restaurant: the API checks both by its record.
 */
export const CardFrameStart = z.union([
  z.object({
    ...base,
    type: z.literal('start'),
    mode: z.literal('new'),
    bearer: z.nullable(z.string()),
    client: CardFrameClient,
    country: z.catch(z._default(z.string(), 'BR'), 'BR'),
    refusedBrands: list(z.string()),
  }),
  z.object({
    ...base,
    type: z.literal('start'),
    mode: z.literal('cvv'),
    bearer: z.nullable(z.string()),
    card: z.object({ uuid: z.string(), brand: z.string(), lastDigits: z.string() }),
  }),
]);
export type CardFrameStart = z.output<typeof CardFrameStart>;

/**
 * Page → frame, after `finishing`, or again after `failed`: the card may be sent (API-38; in mode
 * `cvv` API-40 again). `bearer` is the current token: the customer may have signed in meanwhile.
 * `shouldStoreCard` has an effect with a token only (CARDS-14).
 */
export const CardFrameSubmit = z.object({
  type: z.literal('submit'),
  nonce,
  shouldStoreCard: z.boolean(),
  bearer: z.nullable(z.string()),
});

/**
 * Page → frame, after `finishing`: the customer closed the question; the form is editable again.
 */
export const CardFrameResume = z.object({ type: z.literal('resume'), nonce });

/** All messages of the page. */
export const ToCardFrame = z.union([CardFrameStart, CardFrameSubmit, CardFrameResume]);
export type ToCardFrame = z.output<typeof ToCardFrame>;

/**
 * All messages of the frame. Heights in CSS pixels. `ready`: the form is rendered, after `start`.
 * `resized`: it needs another height. `finishing`: both stages are valid and Finish was pressed;
 * the page offers to store the card and answers `submit` or `resume` (mode `new` only). `done`: the
 * card with the token that pays one order. `failed`: `status` is 0 without an answer; `text` is the
 * server's, '' without one; `code` is the server's, 'unauthorized' for an ended token,
 * 'card_erased' for a card the provider no longer has, '' without one. The form retains all its
 * input, except a refused CVV. `cancelled`: the customer closed the form.
 */
export const FromCardFrame = z.union([
  z.object({ type: z.literal('ready'), nonce, height: z.number() }),
  z.object({ type: z.literal('resized'), nonce, height: z.number() }),
  z.object({ type: z.literal('finishing'), nonce }),
  z.object({ type: z.literal('done'), nonce, card: StoredCard }),
  z.object({
    type: z.literal('failed'),
    nonce,
    status: z.number(),
    text: z.string(),
    code: z.string(),
  }),
  z.object({ type: z.literal('cancelled'), nonce }),
]);
export type FromCardFrame = z.output<typeof FromCardFrame>;

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null;

/**
 * A message of the frame with this nonce; null for anything else. The caller has checked the
 * event's source and origin against its frame.
 */
export function readFromCardFrame(data: unknown, expected: string): FromCardFrame | null {
  const parsed =
    isRecord(data) && data['nonce'] === expected ? z.safeParse(FromCardFrame, data) : null;
  return parsed?.success ? parsed.data : null;
}

/**
 * A message of the page with this nonce; null for anything else. The frame has checked the event's
 * source and origin against its parent.
 */
export function readToCardFrame(data: unknown, expected: string): ToCardFrame | null {
  const parsed =
    isRecord(data) && data['nonce'] === expected ? z.safeParse(ToCardFrame, data) : null;
  return parsed?.success ? parsed.data : null;
}
