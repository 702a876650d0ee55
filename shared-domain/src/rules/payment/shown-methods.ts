import type { PaymentChoice } from '../../contracts';
import { isPaymentMethod, onlineEntry } from './find-method';
import { identityNeeds } from './identity-needs';
import type { MethodParent } from './method-table';

/** `other`: methods that this build does not list, whose names would be those of their providers. */
type Parent = MethodParent | 'other';

const findParent = (method: string): Parent | null =>
  isPaymentMethod(method) ? (onlineEntry(method)?.parent ?? null) : 'other';

const hasSwitch = (method: string): boolean => onlineEntry(method)?.isSwitchedOn !== undefined;

/** The provider that takes the payments of a parent; nothing without a method of the parent. */
function selected(methods: readonly string[], parent: Parent): string[] {
  const providers = methods.filter((method) => findParent(method) === parent);
  return [...providers.filter(hasSwitch), ...providers].slice(0, 1);
}

/**
 * The online methods as customers see them: one entry for each parent, 'Pix' and 'Card', then single
 * methods, then one entry for methods that this build does not list (CHECKOUT-08). Among several
 * providers of a parent, one that a field of the record switches on comes first, else the first in
 * the order of the record. Expects the enabled methods of the record (`onlineMethods`).
 * Source: docs/rules/payment-methods.md#several-providers
 */
export const shownMethods = (methods: readonly string[]): string[] => [
  ...selected(methods, 'pix'),
  ...selected(methods, 'cards'),
  ...methods.filter((method) => findParent(method) === null),
  ...selected(methods, 'other'),
];

/**
 * A choice made earlier, with the provider that the record selects now: another one of the same
 * parent may have been hidden since. Data of the payer is dropped where the new provider requires
 * none. A method without a successor stays as it is.
 */
export function withShownMethod(choice: PaymentChoice, shown: readonly string[]): PaymentChoice {
  const parent = findParent(choice.method);
  if (choice.group !== 'online' || parent === null || shown.includes(choice.method)) return choice;
  const method = shown.find((candidate) => findParent(candidate) === parent);
  if (method === undefined) return choice;
  const { user, form, group } = choice;
  return identityNeeds(method).length > 0 ? { method, group, user, form } : { method, group };
}
