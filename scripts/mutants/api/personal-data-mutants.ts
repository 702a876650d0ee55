import type { HandMutant } from './hand-mutant';

const personalData = 'reference-api/src/personal-data';

/** Export, erasure and retention of personal data. */
export const personalDataMutants: readonly HandMutant[] = [
  {
    file: `${personalData}/personal-data.repository.ts`,
    original: `status not in ('OVER', 'CANCELED') and created_at > $2`,
    replacement: `status not in ('OVER') and created_at > $2`,
    tests: [`${personalData}/personal-data.int.test.ts`],
    harm: 'a canceled order blocks the erasure',
  },
  {
    file: `${personalData}/personal-data.repository.ts`,
    original: `(created_at > $3 or coalesce(details->>'schedule', 'false') = 'true')`,
    replacement: '(created_at > $3)',
    tests: [`${personalData}/personal-data.int.test.ts`],
    harm: 'an account is erased before its scheduled order is delivered',
  },
  {
    file: `${personalData}/personal-data.repository.ts`,
    original: `fingerprint = '',`,
    replacement: '',
    tests: [`${personalData}/personal-data.int.test.ts`],
    harm: 'the device of an erased customer remains with the order',
  },
  {
    file: `${personalData}/personal-data.repository.ts`,
    original: 'delete from unpaid_order_holders h using gone g where h.order_id = g.id',
    replacement: 'delete from unpaid_order_holders h using gone g where h.order_id < 0',
    tests: [`${personalData}/personal-data.int.test.ts`],
    harm: 'who held the order remains',
  },
  {
    file: `${personalData}/account-export.repository.ts`,
    original: 'c.restaurant_id = m.restaurant_id and c.email = m.recipient',
    replacement: 'c.email = m.recipient',
    tests: [`${personalData}/personal-data.int.test.ts`],
    harm: 'an export has mails that another restaurant sent',
  },
  {
    file: `${personalData}/guest-data-worker.ts`,
    original: 'Math.max(days, UNENDED_DAYS)',
    replacement: 'Math.min(days, UNENDED_DAYS)',
    tests: [`${personalData}/guest-data.int.test.ts`],
    harm: 'a scheduled order loses its address before it is delivered',
  },
  {
    file: 'reference-api/src/notifications/outbox.repository.ts',
    original: 'return rows.length === FORGOTTEN_AT_ONCE;',
    replacement: 'return rows.length > FORGOTTEN_AT_ONCE;',
    tests: [`${personalData}/guest-data.int.test.ts`],
    harm: 'messages to phones are stored longer than a day',
  },
  {
    file: 'reference-api/src/notifications/outbox.repository.ts',
    original: 'length >= 8',
    replacement: 'length > 8',
    tests: [`${personalData}/personal-data.int.test.ts`],
    harm: 'messages to a phone without area code survive the erasure',
  },
  {
    file: `${personalData}/erase-account.ts`,
    original: 'account.googleSub === presence.sub',
    replacement: 'account.googleSub !== null',
    tests: [`${personalData}/personal-data.int.test.ts`],
    harm: 'a token of another Google account erases this one',
  },
  {
    file: `${personalData}/personal-data.route.ts`,
    original: 'await attempt.succeeded();',
    replacement: '',
    tests: [`${personalData}/personal-data.int.test.ts`],
    harm: 'a customer with an active order is locked out after a few requests',
  },
  {
    file: `${personalData}/personal-data.repository.ts`,
    original: 'where restaurant_id = $1 and payload is not null',
    replacement: 'where $1::int > 0 and payload is not null',
    tests: [`${personalData}/personal-data.int.test.ts`],
    harm: 'an erasure at one restaurant deletes events of another',
  },
  {
    file: `${personalData}/erase-account.ts`,
    original: '[`reset ${id}`, `wallet ${id}`]',
    replacement: '[`wallet ${id}`]',
    tests: ['reference-api/src/orders/races.int.test.ts'],
    harm: 'a link to a new password is mailed after the erasure',
    equivalent:
      'the foreign key of a reset locks the account: the erasure waits, and a reset after it fails',
  },
  {
    file: `${personalData}/sealed-cpfs.repository.ts`,
    original: `cpf <> '' and split_part(cpf, '.', 2) = any`,
    replacement: `split_part(cpf, '.', 2) = any`,
    tests: [`${personalData}/guest-data.int.test.ts`],
    harm: 'accounts without a CPF are rewritten at every run',
  },
];
