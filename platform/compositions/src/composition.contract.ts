import { z } from 'zod';

/** SHA-256 in hexadecimal: the name of a composition. */
export const CompositionHash = z.string().regex(/^[0-9a-f]{64}$/);

/** A build by its address in the store: `builds/{name}/{id}`. */
export const BuildRef = z.object({
  name: z.string().regex(/^[a-z][a-z-]*$/),
  id: z.string().regex(/^\d+\.\d+\.\d+-[0-9a-f]{12}$/),
  contentHash: z.string().regex(/^[0-9a-f]{64}$/),
});
export type BuildRef = z.infer<typeof BuildRef>;

/**
 * One build of the shell and of every remote, checked together. Immutable; `hash` is the SHA-256 of
 * `builds` and `previous` and names the file. A composition is served, pinned to a session, and
 * rolled back as a whole. `previous` are the last good builds of remotes, which a channel served
 * before these: the page's fallback.
 */
export const Composition = z.object({
  hash: CompositionHash,
  contract: z.int().positive(),
  builds: z.array(BuildRef).min(1),
  previous: z.array(BuildRef).default([]),
});
export type Composition = z.infer<typeof Composition>;
