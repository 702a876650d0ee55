import * as z from 'zod/mini';
import { LANGUAGES } from './language';
import { StoredCard } from './payment';
import { text } from './primitives';

/*
 * What the storefront's page and the card's own document say to each other (`window.postMessage`).
 * Number, CVV and holder data are in none of these messages: they stay in the card's document,
 * which sends them to the API itself (API-38, API-40).
 *
 * The page makes a nonce per frame and puts it behind the '#' of the frame's address; every message
 * of either side carries it. Both sides take messages of the other's window and origin only.
 */

/** Made by the page, one per frame. */
const nonce = z.uuid();

/**
 * Colours of the restaurant as the page shows them, '#rrggbb': of buttons, and of what stands on
 * them.
 */
const CardFrameColors = z.object({
  main: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
  onMain: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
});

/**
 * What is known of the customer: written into the holder's fields to begin with, and sent as
 * `client` of DOMAIN-045. Phone and cpf in digits.
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
  restaurantId: z.int(),
  fingerprint: z.uuid(),
  language: z.enum(LANGUAGES),
  colors: CardFrameColors,
};

/**
 * Page → frame, once the frame's document is there (its `load` event). `bearer`: the session's
 * token, null for visitors. Mode `cvv` asks for the CVV of the stored card `card`. Where the card
 * is sent is not the page's to say: to the API the document came from.
 */
export const CardFrameStart = z.discriminatedUnion('mode', [
  z.object({
    ...base,
    type: z.literal('start'),
    mode: z.literal('new'),
    bearer: z.nullable(z.string()),
    client: CardFrameClient,
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
 * `cvv` API-40 again). `bearer` is the token of now: the customer may have signed in meanwhile.
 * `shouldStoreCard` counts with a token only (CARDS-14).
 */
export const CardFrameSubmit = z.object({
  type: z.literal('submit'),
  nonce,
  shouldStoreCard: z.boolean(),
  bearer: z.nullable(z.string()),
});

/** Page → frame, after `finishing`: the customer closed the question; the form is theirs again. */
export const CardFrameResume = z.object({ type: z.literal('resume'), nonce });

/** Everything the page says. */
export const ToCardFrame = z.union([CardFrameStart, CardFrameSubmit, CardFrameResume]);
export type ToCardFrame = z.output<typeof ToCardFrame>;

/**
 * Everything the frame says. Heights in CSS pixels. `ready`: the form stands, after `start`.
 * `resized`: it needs another height. `finishing`: both stages are valid and Finish was pressed;
 * the page asks whether to store the card and answers `submit` or `resume` (mode `new` only).
 * `done`: the card with the token that pays one order. `failed`: `status` 0 without an answer;
 * `text` is the server's, '' without one; `code` as the server's, 'unauthorized' for a token that
 * is over, 'card_erased' for a card the provider no longer has, '' without one. The form stands
 * with all that was typed, but for a refused CVV. `cancelled`: the customer wants out.
 */
export const FromCardFrame = z.discriminatedUnion('type', [
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
 * A message of the frame with this nonce; null for anything else. The caller has held the event's
 * source and origin against its frame.
 */
export function readFromCardFrame(data: unknown, expected: string): FromCardFrame | null {
  const parsed =
    isRecord(data) && data['nonce'] === expected ? z.safeParse(FromCardFrame, data) : null;
  return parsed?.success ? parsed.data : null;
}

/**
 * A message of the page with this nonce; null for anything else. The frame has held the event's
 * source and origin against its parent.
 */
export function readToCardFrame(data: unknown, expected: string): ToCardFrame | null {
  const parsed =
    isRecord(data) && data['nonce'] === expected ? z.safeParse(ToCardFrame, data) : null;
  return parsed?.success ? parsed.data : null;
}
