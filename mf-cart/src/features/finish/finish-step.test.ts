import fc from 'fast-check';
import { finishStep, type FinishInput, type FinishStep } from './finish-step';

const visitor: FinishInput = {
  operation: 'open',
  isAtTable: false,
  isLoggedIn: false,
  isInvited: true,
  isDismissed: false,
};

test.each<{ row: string; input: Partial<FinishInput>; step: FinishStep }>([
  {
    row: '[CART-20] closed and not schedulable stops everybody',
    input: { operation: 'closed' },
    step: 'closed',
  },
  {
    row: '[CART-20] … at a table, too',
    input: { operation: 'closed', isAtTable: true },
    step: 'closed',
  },
  {
    row: '[CART-20] … and who is logged in',
    input: { operation: 'closed', isLoggedIn: true },
    step: 'closed',
  },
  { row: '[CART-21] a table orders at once', input: { isAtTable: true }, step: 'table' },
  {
    row: '[CART-21] … open for schedule, too',
    input: { isAtTable: true, operation: 'openForSchedule' },
    step: 'table',
  },
  { row: '[CART-22] a visitor is invited to the loyalty program', input: {}, step: 'loyalty' },
  {
    row: '[CART-22] … also when only scheduled orders are taken',
    input: { operation: 'openForSchedule' },
    step: 'loyalty',
  },
  {
    row: '[CART-23] who dismissed the invitation goes to delivery',
    input: { isDismissed: true },
    step: 'delivery',
  },
  { row: '[CART-23] … who is logged in', input: { isLoggedIn: true }, step: 'delivery' },
  {
    row: '[CART-23] … and everybody where there is no program',
    input: { isInvited: false },
    step: 'delivery',
  },
])('$row', ({ input, step }) => expect(finishStep({ ...visitor, ...input })).toBe(step));

test('[CART-22] no invitation for customers that are logged in, at a table, or at a closed restaurant', () => {
  const anything: fc.Arbitrary<FinishInput> = fc.record({
    operation: fc.constantFrom('open' as const, 'closed' as const, 'openForSchedule' as const),
    isAtTable: fc.boolean(),
    isLoggedIn: fc.boolean(),
    isInvited: fc.boolean(),
    isDismissed: fc.boolean(),
  });
  fc.assert(
    fc.property(anything, (input) => {
      if (finishStep(input) !== 'loyalty') return;
      expect(input).toMatchObject({
        isAtTable: false,
        isLoggedIn: false,
        isInvited: true,
        isDismissed: false,
      });
      expect(input.operation).not.toBe('closed');
    }),
  );
});
