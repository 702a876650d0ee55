import fc from 'fast-check';
import { ONLINE_METHODS } from './find-method';
import { methodTree } from './method-tree';

const alone = (method: string) => ({ kind: 'method', method });
const parent = (name: string, ...methods: string[]) => ({ kind: 'parent', parent: name, methods });

test.each([
  {
    case: 'two transfers and several cards open from their parents',
    methods: ['picpay', 'stripe', 'pixTuna', 'mercadopago', 'pixAsaas'],
    tree: [
      parent('pix', 'pixTuna', 'pixAsaas'),
      parent('cards', 'stripe', 'mercadopago'),
      alone('picpay'),
    ],
  },
  {
    case: 'a parent of one method is that method',
    methods: ['pixTuna', 'stripe', 'convenix'],
    tree: [alone('pixTuna'), alone('stripe'), alone('convenix')],
  },
  {
    case: 'a method nobody knows stands alone',
    methods: ['carteira', 'constructor'],
    tree: [alone('carteira'), alone('constructor')],
  },
  { case: 'nothing', methods: [], tree: [] },
])('[CHECKOUT-08] [CHECKOUT-07] $case', ({ methods, tree }) =>
  expect(methodTree(methods)).toEqual(tree),
);

test('[CHECKOUT-06] whatever a restaurant offers stands in the tree once, and nothing else', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.oneof(fc.constantFrom(...ONLINE_METHODS), fc.string())),
      (methods) => {
        const found = methodTree(methods).flatMap((branch) =>
          branch.kind === 'method' ? [branch.method] : branch.methods,
        );
        expect([...found].sort()).toEqual([...methods].sort());
      },
    ),
  );
});
