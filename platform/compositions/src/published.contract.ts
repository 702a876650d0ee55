import { z } from 'zod';

/**
 * `published.json` beside `build.json` in the store: when the build was published last, counted
 * among those of its name. A draft is served by its id alone: it is never the latest of its name.
 */
export const Published = z.object({
  order: z.int().nonnegative(),
  at: z.iso.datetime(),
  draft: z.literal(true).optional(),
});
export type Published = z.infer<typeof Published>;
