/** Parents that group the payment methods of one kind (CHECKOUT-08). */
export type MethodParent = 'pix' | 'cards';

/** Entry of a tab: a method, or a parent that opens its methods. */
export type MethodBranch =
  | { readonly kind: 'method'; readonly method: string }
  | { readonly kind: 'parent'; readonly parent: MethodParent; readonly methods: readonly string[] };

const PARENTS: ReadonlyMap<string, MethodParent> = new Map([
  ['pixAsaas', 'pix'],
  ['pixTuna', 'pix'],
  ['multipedidos@asaas', 'cards'],
  ['stripe', 'cards'],
  ['mercadopago', 'cards'],
  ['pagseguro', 'cards'],
]);

/** The transfer that is confirmed at once; its tile has a badge for it (CHECKOUT-07). */
export const BADGED_METHOD = 'pixAsaas';

const branch = (methods: readonly string[], parent: MethodParent): MethodBranch[] => {
  const children = methods.filter((method) => PARENTS.get(method) === parent);
  if (children.length === 0) return [];
  return children.length === 1
    ? [{ kind: 'method', method: children[0] ?? '' }]
    : [{ kind: 'parent', parent, methods: children }];
};

/**
 * The methods of a tab by their parents (CHECKOUT-08): bank transfers, then cards, then single
 * methods. A parent with one method is replaced by that method. Every method occurs once, in the
 * record's order within its parent.
 */
export function methodTree(methods: readonly string[]): MethodBranch[] {
  const alone = methods
    .filter((method) => !PARENTS.has(method))
    .map((method): MethodBranch => ({ kind: 'method', method }));
  return [...branch(methods, 'pix'), ...branch(methods, 'cards'), ...alone];
}
