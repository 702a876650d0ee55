import { z } from 'zod';
import { parseJson } from '../parse-json';
import type { Store } from '../store';
import { GATE, isGateTarget } from '../trust/names';

const Channel = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);
const Hash = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * The gate that a store requires of its promoters: `gate/000001.json` and so on, never changed. In a
 * signed store two holders of the targets keys have signed it.
 */
export const PublishedGate = z.strictObject({
  version: z.int().min(1).max(999_999),
  /** ISO time. */
  at: z.iso.datetime(),
  by: z.string().max(200),
  /** Of the sources of the gate. */
  hash: Hash,
  /** Channels of customers: every story runs before a promotion to them. */
  customers: z.array(Channel).max(100),
  /** Channels to which a promotion may skip the browser. */
  static: z.array(Channel).max(100),
  /** Channels to which no changed remote without stories is promoted. */
  stories: z.array(Channel).max(100).default([]),
});
export type PublishedGate = z.infer<typeof PublishedGate>;

/** All published gates, the newest last; none in a store without one. Throws `StoreError`. */
export async function readPublishedGates({ files }: Store): Promise<PublishedGate[]> {
  const all = (await files.list(GATE)).map((name) => `${GATE}/${name}`).filter(isGateTarget);
  return Promise.all(
    all.map(async (file) =>
      parseJson(file, (await files.read(file)) ?? Buffer.alloc(0), PublishedGate),
    ),
  );
}
