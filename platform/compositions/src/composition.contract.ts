import { z } from 'zod';

/** A build by its address in the store: `builds/{name}/{id}`. */
export const BuildRef = z.object({
  name: z.string().regex(/^[a-z][a-z-]*$/),
  id: z.string().regex(/^\d+\.\d+\.\d+-[0-9a-f]{12}$/),
  contentHash: z.string().regex(/^[0-9a-f]{64}$/),
});
export type BuildRef = z.infer<typeof BuildRef>;

/**
 * One build of the shell and of every remote, checked together. Immutable; `hash` is the SHA-256 of `builds` and names
 * the file. It is what is served and what is rolled back.
 */
export const Composition = z.object({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  contract: z.int().positive(),
  builds: z.array(BuildRef).min(1),
});
export type Composition = z.infer<typeof Composition>;
