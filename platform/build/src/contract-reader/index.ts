/**
 * What the contracts use of `zod/mini`, for the shell's build. It reads every value as zod does, with
 * the same first violation (`scripts/lib/contract-reader.test.ts`); texts of violations are those that a
 * contract sets. See ADR 0046.
 */
export * from './checks';
export * from './types';
