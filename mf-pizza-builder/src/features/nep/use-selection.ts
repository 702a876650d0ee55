import { noticeBus } from '@storefront/shared-domain/bus';
import type { PizzaChoice, PizzaOffer } from '@storefront/shared-domain/rules';
import { useUnit } from 'effector-react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PizzaFlow } from '../../flow/use-pizza-flow';
import { $selections, selectionMade } from './nep.model';
import { type Selection, toChoice, toSelection, withCount, withToppingToggled } from './selection';
import { changeSlice, clearSlice, type Refusal, withQuantity } from './slices';

const isSame = (one: PizzaChoice, other: PizzaChoice): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Arrangement of a choice: the stored one, or a new one when the choice was changed elsewhere
 * since.
 */
function shownSelection(
  offer: PizzaOffer,
  choice: PizzaChoice,
  laidOut: Selection | undefined,
): Selection {
  const { crust, dough, count, flavors } = choice;
  const plain = {
    crust,
    dough,
    count,
    flavors: flavors.map(({ id, quantity, toppings }) => ({ id, quantity, toppings })),
  };
  return laidOut !== undefined && isSame(toChoice(laidOut), plain)
    ? laidOut
    : toSelection(offer, choice);
}

/**
 * Customer actions on a pizza. The functions are stable while the page is mounted, so that lists do
 * not re-render.
 */
export type Actions = {
  readonly setCrust: (id: string) => void;
  readonly setDough: (id: string) => void;
  readonly setCount: (count: number) => void;
  readonly setQuantity: (flavor: string, quantity: number) => void;
  readonly changeSlice: (index: number, flavor: string) => void;
  readonly clearSlice: (index: number) => void;
  readonly toggleTopping: (flavor: string, topping: string) => void;
};

const BECAUSE: Readonly<Record<Refusal, string>> = {
  full: 'nep.refused.full',
  'count-missing': 'nep.refused.count-missing',
  unavailable: 'nep.refused.unavailable',
};

/**
 * The current arrangement of the pizza and its actions. A toast reports a rejected action
 * (PIZZA-19).
 */
export function useSelection({ key, offer, choice, choose }: PizzaFlow): {
  selection: Selection;
  actions: Actions;
} {
  const { t } = useTranslation('mf-pizza-builder');
  const { selections, make, toast } = useUnit({
    selections: $selections,
    make: selectionMade,
    toast: noticeBus.toastRequested,
  });
  const laidOut = selections[key];
  const selection = useMemo(() => shownSelection(offer, choice, laidOut), [offer, choice, laidOut]);
  const set = (next: Selection): void => {
    make({ key, selection: next });
    choose(toChoice(next));
  };
  const refuse = (refusal: Refusal): void => {
    toast({ text: t(BECAUSE[refusal]), tone: 'warning' });
  };
  const now: Actions = {
    setCrust: (crust) => set({ ...selection, crust }),
    setDough: (dough) => set({ ...selection, dough }),
    setCount: (count) => set(withCount(offer, selection, count)),
    setQuantity: (flavor, quantity) => {
      const result = withQuantity(offer, selection, flavor, quantity);
      set(result.selection);
      if (result.refused !== null) refuse(result.refused);
    },
    changeSlice: (index, flavor) => {
      const changed = changeSlice(offer, selection, index, flavor);
      if (changed.ok) set(changed.value);
      else refuse(changed.error);
    },
    clearSlice: (index) => set(clearSlice(offer, selection, index)),
    toggleTopping: (flavor, topping) => set(withToppingToggled(selection, flavor, topping)),
  };
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  const actions = useMemo(
    (): Actions => ({
      setCrust: (...args) => latest.current.setCrust(...args),
      setDough: (...args) => latest.current.setDough(...args),
      setCount: (...args) => latest.current.setCount(...args),
      setQuantity: (...args) => latest.current.setQuantity(...args),
      changeSlice: (...args) => latest.current.changeSlice(...args),
      clearSlice: (...args) => latest.current.clearSlice(...args),
      toggleTopping: (...args) => latest.current.toggleTopping(...args),
    }),
    [],
  );
  return { selection, actions };
}
