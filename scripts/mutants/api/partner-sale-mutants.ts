import type { HandMutant } from './hand-mutant';

/** Changes of the loyalty partner and of signatures. */
export const partnerSaleMutants: readonly HandMutant[] = [
  {
    file: 'reference-api/src/payments/signature.ts',
    original: '- Number(seconds)) > TOLERANCE_SECONDS',
    replacement: '- Number(seconds)) >= TOLERANCE_SECONDS',
    tests: ['reference-api/src/orders/payments/payment-webhook.int.test.ts'],
    harm: 'A message of exactly five minutes ago is refused.',
  },
  {
    file: 'reference-api/src/payments/hold.ts',
    original: 'ordered.getTime() + 2 * hold',
    replacement: 'ordered.getTime() + 3 * hold',
    tests: ['reference-api/src/orders/unpaid-orders.int.test.ts'],
    harm: 'Declined attempts hold stock for three times the time.',
  },
  {
    file: 'reference-api/src/payments/partner/partner-sales.repository.ts',
    original: 'then coalesce(approved_at, $5) else',
    replacement: 'then $5 else',
    tests: ['reference-api/src/payments/partner/partner.int.test.ts'],
    harm: 'Confirming again extends the life of a sale.',
  },
  {
    file: 'reference-api/src/payments/partner/partner-sales.repository.ts',
    original: 'and tries < $4',
    replacement: 'and tries <= $4',
    tests: ['reference-api/src/payments/partner/partner.int.test.ts'],
    harm: 'A sixth code may be tried.',
  },
  {
    file: 'reference-api/src/payments/partner/partner-sales.repository.ts',
    original: 'and code_ends_at > $5',
    replacement: 'and code_ends_at >= $5',
    tests: ['reference-api/src/payments/partner/partner.int.test.ts'],
    harm: 'A code is good beyond its time.',
  },
  {
    file: 'reference-api/src/payments/partner/partner-sales.repository.ts',
    original: 'approved_at is not null and code_hash = $3 as is_approved',
    replacement: 'approved_at is not null as is_approved',
    tests: ['reference-api/src/payments/partner/partner.int.test.ts'],
    harm: 'After a confirmation any code is right.',
  },
  {
    file: 'reference-api/src/payments/partner/partner-sales.repository.ts',
    original: 'and approved_at > $5',
    replacement: 'and approved_at >= $5',
    tests: ['reference-api/src/payments/partner/partner.int.test.ts'],
    harm: 'A confirmed sale pays an order after half an hour.',
  },
  {
    file: 'reference-api/src/payments/partner/partner-sales.repository.ts',
    original: 'where id = $1 and restaurant_id = $2 and value = $3 and',
    replacement: 'where id = $1 and $2::int is not null and value = $3 and',
    tests: ['reference-api/src/payments/partner/partner.int.test.ts'],
    harm: 'A sale of one restaurant pays an order of another.',
  },
  {
    file: 'reference-api/src/payments/partner/partner-sales.repository.ts',
    original: 'and order_uuid is null',
    replacement: '',
    tests: ['reference-api/src/payments/partner/partner.int.test.ts'],
    harm: 'One sale pays two orders.',
  },
  {
    file: 'reference-api/src/payments/partner/start-sale.ts',
    original: '>= CODES_A_DAY',
    replacement: '> CODES_A_DAY',
    tests: ['reference-api/src/payments/partner/partner.int.test.ts'],
    harm: 'An account gets eleven codes a day.',
  },
  {
    file: 'reference-api/src/payments/partner/start-sale.ts',
    original: 'now.getTime() - DAY_MS',
    replacement: 'now.getTime() - DAY_MS / 2',
    tests: ['reference-api/src/payments/partner/partner.int.test.ts'],
    harm: 'An account gets ten codes every half day.',
  },
];
