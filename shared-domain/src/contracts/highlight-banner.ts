import * as z from 'zod/mini';
import { text } from './primitives';

/**
 * A path of the same restaurant, such as `/pizza?product=grande` or `/#section-pizzas`: no dots and no
 * escapes in it, which could lead to another restaurant.
 */
const OWN_PATH = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:\?[\w\-.~%=&+,:@!]*)?(?:#[\w\-.~%]*)?$/;

/** An address of another site: https, without a user name, which could pretend to be another host. */
const SECURE_ADDRESS = /^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/i;

const isLink = (value: string): boolean => OWN_PATH.test(value) || SECURE_ADDRESS.test(value);

/**
 * Title and target of a highlighted picture. `image` is a name of `highlightImages`. Another target
 * than a path of the same restaurant or an https address reads as '': the picture is then no link.
 */
export const HighlightBanner = z.object({
  image: z.string().check(z.minLength(1)),
  title: text(),
  link: z.catch(z.string().check(z.refine(isLink)), ''),
});
export type HighlightBanner = z.output<typeof HighlightBanner>;
