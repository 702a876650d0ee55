import type { Breaking } from './mutation.test-kit';

const shell = { room: 'shell' } as const;
const arithmetic = 'shared-domain/src/rules/arithmetic.ts';

/** What the owners of the shell and of the shared packages must not release while remotes need the old. */
export const breakingShell: readonly Breaking[] = [
  {
    ...shell, name: 'an event of the bus is renamed', check: 'shared-names',
    edits: [['shared-domain/src/bus/cart.ts', 'notesChanged', 'noteChanged'], ['shared-domain/src/models/cart.ts', 'cartBus.notesChanged', 'cartBus.noteChanged']],
  },
  { ...shell, name: 'a primitive is removed', check: 'shared-names', edits: [['shared-ui/src/index.ts', `export { Stepper, type StepperProps } from './stepper/stepper';\n`, '']] },
  {
    ...shell, name: 'the contract is raised by two', check: 'contract',
    edits: [['shared-domain/src/remote/define-remote.ts', 'REMOTE_CONTRACT = 1', 'REMOTE_CONTRACT = 3']],
  },
  {
    ...shell, name: 'an address leads to a page that nobody exposes', check: 'pages',
    edits: [['shell/src/app/url-map.ts', `{ path: 'hours', remote: 'mf-menu', page: 'hours' },`, `{ path: 'hours', remote: 'mf-menu', page: 'hours' },\n  { path: 'news', remote: 'mf-menu', page: 'news' },`]],
  },
  { ...shell, name: 'the cart is stored under another name', check: 'carts', edits: [['shared-domain/src/storage/keys.ts', '`cart-${id}`', '`basket-${id}`']] },
  {
    ...shell, name: 'a line of the cart needs a field that stored carts lack', check: 'carts',
    edits: [['shared-domain/src/contracts/cart.ts', `type: z.literal('general'), extras`, `type: z.literal('general'), unit: z.string(), extras`]],
  },
  {
    ...shell, name: 'a line costs a cent more', check: 'prices',
    edits: [['shared-domain/src/rules/subtotals.ts', 'return times(sum(line.price, extrasPrice(line.extras)), line.qty);', 'return times(sum(line.price, extrasPrice(line.extras), 1 as Minor), line.qty);']],
  },
  {
    ...shell, name: 'a discount is rounded down', check: 'prices',
    edits: [[arithmetic, 'const half = product < 0n ? -divisor / 2n : divisor / 2n;', 'const half = 0n;']],
  },
  {
    ...shell, name: 'the mean of two halves is rounded even where it is whole', check: 'prices',
    edits: [['shared-domain/src/rules/pizza/pizza-price.ts', 'const isWhole = total % (parts * 100n) === 0n;', 'const isWhole = false;']],
  },
  {
    ...shell, name: 'a pizza needs a field that stored carts lack', check: 'carts',
    edits: [['shared-domain/src/contracts/cart.ts', `type: z.literal('pizza'), associationID`, `type: z.literal('pizza'), shape: z.string(), associationID`]],
  },
];
