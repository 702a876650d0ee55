import * as z from 'zod/mini';
import { createStorage } from './create-storage';

/**
 * A Google sign-in in one tab. `state` and `nonce` are random: `state` identifies the visit,
 * `nonce` is contained in Google's answer. `base` is the restaurant's part of the URL
 * ('/app/bella-napoli'), `returnTo` a path in it. `answer`: a returned token or an error code.
 * `purpose` of the token; only the page part with this purpose reads the answer.
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

/** The redirect page of Google, the same for every restaurant: Google accepts full URLs only. */
export const GOOGLE_RETURN = '/google-return';

const KEY = 'google-sign-in';
const page = () => (typeof window === 'undefined' ? null : window);
/** In sessionStorage: the visit belongs to this tab only. */
const ofTab = createStorage(() => page()?.sessionStorage ?? null);

export const saveGoogleVisit = (visit: GoogleVisit): void => void ofTab.write(KEY, visit);
export const readGoogleVisit = (): GoogleVisit | null => ofTab.read(KEY, GoogleVisit);
export const dropGoogleVisit = (): void => {
  ofTab.remove(KEY);
};
