import type { Minor } from '@storefront/shared-domain/contracts';
import { digitsOnly, err, isCpf, ok, type Result } from '@storefront/shared-domain/rules';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db/database';
import { lockUntilCommit } from '../../platform/db/locks';
import { leaveMessage } from '../../notifications/outbox.repository';
import { countSales, findPartnerAccount, insertSale } from './partner-sales.repository';
import { codeHash, makeCode } from './sale-code';

/** Kind of the messages with codes in the outbox; their payload is `PartnerMessage`. */
export const PARTNER_MESSAGE = 'partner-code';
export type PartnerMessage = {
  readonly code: string;
  readonly restaurant: string;
  readonly minutes: number;
};

export type StartProblem = { kind: 'cpf-invalid' | 'too-many-codes' };
export type SaleRequested = {
  restaurant: { readonly id: number; readonly name: string };
  clientCPF: string;
  value: Minor;
  discount: Minor;
  now: Date;
};

const CODE_MS = 10 * 60_000;
const DAY_MS = 24 * 3_600_000;
/** Maximum number of codes of one CPF in a day. */
export const CODES_A_DAY = 10;

/**
 * Starts a sale of the loyalty partner (API-44): its code waits in the outbox for the phone of the
 * partner's account. Ten a day for one CPF. Returns the sale's id; for a CPF without an account an
 * id without a sale, so that no code is accepted: the response is the same.
 */
export async function startSale(
  db: Database,
  { restaurant, clientCPF, value, discount, now }: SaleRequested,
): Promise<Result<string, StartProblem>> {
  if (!isCpf(clientCPF)) return err({ kind: 'cpf-invalid' });
  const cpf = digitsOnly(clientCPF);
  return db.transaction(async (tx) => {
    await lockUntilCommit(tx, [`partner ${cpf}`]);
    const account = await findPartnerAccount(tx, cpf);
    if (!account) return ok(randomUUID());
    if ((await countSales(tx, account.id, new Date(now.getTime() - DAY_MS))) >= CODES_A_DAY)
      return err({ kind: 'too-many-codes' });
    const [id, code] = [randomUUID(), makeCode()];
    await insertSale(tx, {
      id,
      restaurantId: restaurant.id,
      accountId: account.id,
      value,
      discount,
      codeHash: codeHash(id, code),
      createdAt: now,
      codeEndsAt: new Date(now.getTime() + CODE_MS),
    });
    const message: PartnerMessage = {
      code,
      restaurant: restaurant.name,
      minutes: CODE_MS / 60_000,
    };
    await leaveMessage(tx, {
      kind: PARTNER_MESSAGE,
      recipient: account.phone,
      payload: message,
      saleId: id,
    });
    return ok(id);
  });
}
