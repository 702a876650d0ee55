import { BuildRef, CompositionHash } from '@storefront/compositions';
import { z } from 'zod';

export const MAX_PREVIEW_DAYS = 30;
export const DAY_MS = 86_400_000;

/** Also a label of a host name. */
export const PREVIEW_NAME = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

/** What a preview states of one check; a finding is one sentence. */
const Checked = z.object({
  check: z.string().regex(/^[a-z][a-z-]{0,39}$/),
  result: z.enum(['ok', 'failed', 'skipped', 'inconclusive']),
  findings: z.array(z.string().max(500)).max(20),
});
export type Checked = z.infer<typeof Checked>;

const Verdict = z.object({
  at: z.iso.datetime(),
  isOk: z.boolean(),
  isUnknown: z.boolean(),
  checks: z.array(Checked).max(50),
});
export type Verdict = z.infer<typeof Verdict>;

/**
 * What a channel served at revision `base`, with `builds` in the place of its own. `revision` counts the
 * previews of this name. `composition` follows from `base` and `builds`, and is compared before it is
 * served.
 */
export const Preview = z
  .object({
    name: z.string().regex(PREVIEW_NAME),
    revision: z.int().positive(),
    channel: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
    base: z.int().positive(),
    builds: z.array(BuildRef).min(1).max(50),
    composition: CompositionHash,
    by: z.string().max(200),
    at: z.iso.datetime(),
    expires: z.iso.datetime(),
    static: Verdict,
    /** The whole gate, once it ran. */
    gate: Verdict.optional(),
  })
  .refine(
    ({ at, expires }) => Date.parse(expires) - Date.parse(at) <= MAX_PREVIEW_DAYS * DAY_MS,
    `a preview ends after ${MAX_PREVIEW_DAYS} days at the latest`,
  );
export type Preview = z.infer<typeof Preview>;
