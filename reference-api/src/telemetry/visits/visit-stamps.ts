import { jwtVerify, SignJWT } from 'jose';
import { createHmac, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { computeNetwork } from '../../platform/http/networks';

/** What a stamp is bound to: another page, session or visitor cannot use it. */
export type StampedPage = {
  readonly visitor: string | null;
  readonly session: string;
  readonly channel: string;
  readonly revision: number;
  readonly composition: string;
  /** `experiment=arm` of each assigned arm, sorted, joined by commas. */
  readonly arms: string;
};

/** A visit of a valid stamp: its random id, and the keyed hash of the network it was issued to. */
export type Stamped = { readonly visit: string; readonly network: string };

export type VisitStamps = {
  issue(page: StampedPage, address: string): Promise<{ stamp: string; expiresAt: Date }>;
  /** Null when the stamp was not issued here, was altered or has expired. */
  read(stamp: string): Promise<(Stamped & { readonly page: StampedPage }) | null>;
};

/** Lifetime of a stamp: pages renew it while the customer is active. */
export const STAMP_SECONDS = 30 * 60;

const AUDIENCE = 'storefront-visits';
const TYPE = 'visit+jwt';
/** Hexadecimal digits of a network's hash: 64 bits. */
const NETWORK_DIGITS = 16;

const Payload = z.object({
  jti: z.uuid(),
  net: z.string(),
  vis: z.nullable(z.string()),
  sid: z.string(),
  ch: z.string(),
  rev: z.int(),
  comp: z.string(),
  arms: z.string(),
});

/** Signs and reads the stamps of visits (HS256). `now` is their clock. */
export function createVisitStamps(key: Uint8Array, now: () => Date): VisitStamps {
  const hashed = (network: string): string =>
    createHmac('sha256', key).update(`network ${network}`).digest('hex').slice(0, NETWORK_DIGITS);

  return {
    async issue({ visitor, session, channel, revision, composition, arms }, address) {
      const seconds = Math.floor(now().getTime() / 1000);
      const payload = {
        net: hashed(computeNetwork(address)),
        vis: visitor,
        sid: session,
        ch: channel,
        rev: revision,
        comp: composition,
        arms,
      };
      const stamp = await new SignJWT(payload)
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setAudience(AUDIENCE)
        .setJti(randomUUID())
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + STAMP_SECONDS)
        .sign(key);
      return { stamp, expiresAt: new Date((seconds + STAMP_SECONDS) * 1000) };
    },
    async read(stamp) {
      try {
        const { payload } = await jwtVerify(stamp, key, {
          audience: AUDIENCE,
          typ: TYPE,
          algorithms: ['HS256'],
          requiredClaims: ['exp'],
          currentDate: now(),
        });
        const { jti, net, vis, sid, ch, rev, comp, arms } = z.parse(Payload, payload);
        const page = {
          visitor: vis,
          session: sid,
          channel: ch,
          revision: rev,
          composition: comp,
          arms,
        };
        return { visit: jti, network: net, page };
      } catch {
        return null; // a stamp with any defect proves nothing
      }
    },
  };
}
