import { err, ok } from '@storefront/shared-domain/rules';
import { randomBytes } from 'node:crypto';
import { sandboxCardKind } from './sandbox-vault';
import type { Queryable } from '@storefront/reference-api/plugin';
import { openSandboxPayment, refundSandboxPayment } from './sandbox.repository';
import {
  pixCode,
  checkSignature,
  type PaymentRequested,
  type PaymentProvider,
} from '@storefront/reference-api/plugin/payments';
import { readEventBody, SANDBOX, type Sandbox } from './deliver';

export const oneTimeToken = (): string => randomBytes(18).toString('base64url');

const createPixCode = ({ restaurant, amount }: PaymentRequested, reference: string): string =>
  pixCode({
    url: `pix.sandbox.example/${reference}`,
    merchant: restaurant.name,
    city: restaurant.city,
    amount,
    txid: reference,
  });

/** The demo bank as a provider: this API serves its pages, and no money ever moves. */
export function sandboxProvider({
  db,
  key,
  now,
}: Pick<Sandbox, 'key'> & { db: Queryable; now: () => Date }): PaymentProvider {
  const open = (id: string, status: 'open' | 'approved' | 'declined') =>
    openSandboxPayment(db, {
      reference: oneTimeToken(),
      paymentId: id,
      status,
      formToken: oneTimeToken(),
      at: now(),
    });
  return {
    id: SANDBOX,
    start: async (requested) => {
      const { reference } = await open(requested.id, 'open');
      return ok({
        reference,
        link: `${requested.apiUrl}/sandbox-bank/${reference}`,
        pixCode: requested.kind === 'pix' ? createPixCode(requested, reference) : '',
        expiresAt: requested.expiresAt,
      });
    },
    charge: async ({ id }, cardReference) => {
      const { reference, status } = await open(
        id,
        sandboxCardKind(cardReference) === 'declined' ? 'declined' : 'approved',
      );
      return status === 'approved' ? ok({ reference }) : err({ kind: 'declined' });
    },
    refund: ({ id }) => refundSandboxPayment(db, id),
    verifyWebhook: (received) => {
      const isSigned = checkSignature(key, received);
      return isSigned.ok ? readEventBody(received.body) : isSigned;
    },
  };
}
