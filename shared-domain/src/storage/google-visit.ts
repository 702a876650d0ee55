import * as z from 'zod/mini';
import { createStorage } from './create-storage';

/**
 * A way to Google and back in one tab. `state` and `nonce` are random: the one names the visit, the
 * other stands in Google's answer. `base` is the restaurant's part of the address
 * ('/app/bella-napoli'), `returnTo` a path in it. `answer`: what came back, a token or the word of
 * a refusal. `purpose` of the token; only that part of the page reads the answer.
 */
export const GoogleVisit = z.object({
  state: z.string().check(z.minLength(16)),
  nonce: z.string().check(z.minLength(16)),
  base: z.string().check(z.regex(/^(?:\/app)?\/[^/\\?#]+$/)),
  returnTo: z.string(),
  purpose: z._default(z.enum(['sign-in', 'erase']), 'sign-in'),
  answer: z.nullable(z.union([z.object({ token: z.string() }), z.object({ refusal: z.string() })])),
});
export type GoogleVisit = z.output<typeof GoogleVisit>;

/**
 * The page that Google leads back to, the same for every restaurant: it takes whole addresses only.
 */
export const GOOGLE_RETURN = '/google-return';

const KEY = 'google-sign-in';
const page = () => (typeof window === 'undefined' ? null : window);
/** Of this tab alone: another one has nothing to do with it. */
const ofTab = createStorage(() => page()?.sessionStorage ?? null);

export const keepGoogleVisit = (visit: GoogleVisit): void => void ofTab.write(KEY, visit);
export const readGoogleVisit = (): GoogleVisit | null => ofTab.read(KEY, GoogleVisit);
export const dropGoogleVisit = (): void => {
  ofTab.remove(KEY);
};
