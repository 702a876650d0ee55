import { onlineEntry } from './find-method';
import type { MethodParent } from './method-table';

/** Entry of a tab: a method, or a parent that opens its methods. */
export type MethodBranch =
  | { readonly kind: 'method'; readonly method: string }
  | { readonly kind: 'parent'; readonly parent: MethodParent; readonly methods: readonly string[] };

const parentOf = (method: string): MethodParent | null => onlineEntry(method)?.parent ?? null;

const branch = (methods: readonly string[], parent: MethodParent): MethodBranch[] => {
  const children = methods.filter((method) => parentOf(method) === parent);
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
    .filter((method) => parentOf(method) === null)
    .map((method): MethodBranch => ({ kind: 'method', method }));
  return [...branch(methods, 'pix'), ...branch(methods, 'cards'), ...alone];
}
