import { noticeBus } from '@storefront/shared-domain/bus';
import type { Combo, PizzaLine } from '@storefront/shared-domain/contracts';
import { buildPizza, emptyChoice } from '@storefront/shared-domain/menu-rules';
import { $lines, $menu, $restaurant } from '@storefront/shared-domain/models';
import type { PizzaChoice, PizzaOffer } from '@storefront/shared-domain/rules';
import { randomUuid } from '@storefront/shared-domain/storage';
import { useSearchParams } from '@storefront/shared-ui/router';
import { useUnit } from 'effector-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $pizzaDrafts, choiceMade, type Draft, type Drafts, pizzasDone } from './drafts.model';
import { findFlowItem, type FlowItem } from './flow-item';
import { availableChoice, type AvailableChoice, findNames } from './available-choice';
import { builderOpened } from './stored-drafts.model';
import { useFlowPlaces } from './use-flow-places';
import { usePreselectedFlavors } from './use-preselected-flavors';
import { type SizeChoice, useSizeChoice } from './use-size-choice';

/** Progress of an item: index of the shown pizza, its choice, and the finished pizzas before it. */
type Progress = {
  readonly at: number;
  readonly stored: AvailableChoice;
  readonly done: readonly PizzaLine[];
};

/** The step in a URL, counted from 1; 1 for an invalid step. */
export const parseStep = (text: string | null): number =>
  /^[1-9]\d{0,2}$/.test(text ?? '') ? Number(text) : 1;

/**
 * The pizza of the requested step, or the first unfinished one before it: a URL cannot skip steps.
 */
export function computeProgress(
  { offers, begun }: FlowItem,
  draft: Draft | undefined,
  step: number,
): Progress | null {
  const stored = offers.map((offer, at) =>
    availableChoice(offer, draft?.choices[at] ?? begun[at] ?? emptyChoice(offer)),
  );
  const lines = offers.map((offer, at) =>
    buildPizza(offer, stored[at]?.choice ?? emptyChoice(offer), String(at + 1)),
  );
  const firstOpen = lines.findIndex(({ ok }) => !ok);
  const at = Math.min(step - 1, offers.length - 1, firstOpen < 0 ? Infinity : firstOpen);
  const shown = stored[at];
  return shown === undefined
    ? null
    : {
        at,
        stored: shown,
        done: lines.slice(0, at).flatMap((line) => (line.ok ? [line.value] : [])),
      };
}

/**
 * Reports once which parts of an earlier choice are no longer available, and removes them from the
 * choice.
 */
function useSayDropped(
  offer: PizzaOffer | undefined,
  stored: AvailableChoice | undefined,
  save: (choice: PizzaChoice) => void,
): void {
  const { t } = useTranslation('mf-pizza-builder');
  const toast = useUnit(noticeBus.toastRequested);
  const reported = useRef<AvailableChoice>(undefined); // the other dependencies change with every render
  useEffect(() => {
    if (
      offer === undefined ||
      stored === undefined ||
      stored.dropped.length === 0 ||
      reported.current === stored
    )
      return;
    reported.current = stored;
    const names = findNames(offer, stored.dropped);
    save(stored.choice);
    toast({
      text:
        names.length === 0
          ? t('flow.dropped')
          : t('flow.dropped-named', { count: names.length, names: names.join(', ') }),
      tone: 'warning',
    });
  }, [offer, stored, save, t, toast]);
}

/**
 * One pizza to build, single or part of a combo, and its navigation. `at` counts from 0. `choice`
 * outlives the page: every change goes through `choose`.
 */
export type PizzaFlow = {
  readonly kind: 'open';
  /** Unique for every pizza of every item: the React key of a builder. */
  readonly key: string;
  readonly combo: Combo | null;
  readonly offers: readonly PizzaOffer[];
  readonly at: number;
  readonly offer: PizzaOffer;
  readonly choice: PizzaChoice;
  readonly choose: (choice: PizzaChoice) => void;
  /** Sizes to choose first; null unless the pizza was begun with a flavor. */
  readonly sizes: SizeChoice | null;
  /** A line of the cart is changed. */
  readonly isEdited: boolean;
  /** No pizza and no extras follow: the next step adds the item. */
  readonly isLast: boolean;
  /** The finished pizzas before this one. */
  readonly done: readonly PizzaLine[];
  /**
   * This pizza is finished: continue with the next one, the extras, or the cart (PIZZA-26,
   * PIZZA-27).
   */
  readonly next: (line: PizzaLine) => void;
  /**
   * Target of Back: the previous pizza, from the first one the menu (PIZZA-28), or the cart of a
   * changed line.
   */
  readonly backTo: string;
  /** Navigates like the phone's Back button; null where a plain link is sufficient. */
  readonly back: (() => void) | null;
};

/**
 * `none`: the URL identifies no item, or no data is loaded; `unavailable`: the item cannot be
 * ordered now.
 */
export type PizzaFlowState =
  | PizzaFlow
  | { readonly kind: 'none' }
  | { readonly kind: 'unavailable'; readonly name: string; readonly backTo: string };

/** The pizza builder's flow from the URL to the cart, shared by all builds of its page. */
export function usePizzaFlow(): PizzaFlowState {
  const [query] = useSearchParams();
  const { menu, info, lines, drafts, choose, finish, open } = useUnit({
    menu: $menu,
    info: $restaurant,
    lines: $lines,
    drafts: $pizzaDrafts,
    choose: choiceMade,
    finish: pizzasDone,
    open: builderOpened,
  });
  // Before the effects below, which may change the choice.
  useEffect(() => open(), [open]);
  const [product, isCombo, edit, step] = [
    query.get('product'),
    query.get('isCombo') === 'true',
    query.get('edit'),
    parseStep(query.get('step')),
  ];
  const line = lines.find(({ lineId }) => lineId === edit);
  const item = useMemo(
    () =>
      menu === null || info === null ? null : findFlowItem(menu, info, product, isCombo, line),
    [menu, info, product, isCombo, line],
  );
  // An item added to the cart leaves the drafts before the next page is shown: this page renders
  // the earlier drafts until then.
  const [asLeft, setAsLeft] = useState<Drafts | null>(null);
  const draft = item === null ? undefined : (asLeft ?? drafts)[item.key];
  const progress = useMemo(
    () => (item === null ? null : computeProgress(item, draft, step)),
    [item, draft, step],
  );
  const isEdited = item !== null && item.edited !== null;
  const places = useFlowPlaces({ isEdited });
  const offer = progress === null ? undefined : item?.offers[progress.at];
  const at = progress?.at ?? 0;
  const save = (choice: PizzaChoice): void => {
    if (item !== null) choose({ key: item.key, at, choice });
  };
  useSayDropped(offer, progress?.stored, save);
  usePreselectedFlavors(item?.combo === null ? offer : undefined, progress?.stored.choice, save);
  const isByFlavor = query.get('by') === 'flavor' && item?.combo === null;
  const sizes = useSizeChoice(isByFlavor ? offer : undefined, progress?.stored.choice);
  const { stayAt } = places;
  const isAstray = progress !== null && progress.at !== step - 1;
  useEffect(() => {
    if (isAstray) stayAt(at);
  }, [isAstray, stayAt, at]);

  if (item === null) return { kind: 'none' };
  if (progress === null || offer === undefined)
    return { kind: 'unavailable', name: item.name, backTo: places.menu };
  const next = (line: PizzaLine): void => {
    const pizzas = [...progress.done, line];
    if (pizzas.length < item.offers.length) return places.goTo(at + 1);
    const lineId = item.edited?.lineId ?? randomUuid();
    setAsLeft(drafts);
    finish({ item, pizzas, lineId });
    return places.leave(item.groups.length > 0 ? lineId : null);
  };
  return {
    kind: 'open',
    // the page of another size is the same page
    key: isByFlavor ? 'by-flavor' : `${item.key}/${at}`,
    combo: item.combo,
    offers: item.offers,
    at,
    offer,
    choice: progress.stored.choice,
    done: progress.done,
    choose: save,
    sizes,
    isEdited,
    isLast: at === item.offers.length - 1 && item.groups.length === 0,
    next,
    backTo: at > 0 ? places.of(at - 1) : isEdited ? places.cart.path : places.menu,
    back: at > 0 ? () => places.back(at) : isEdited ? places.cart.back : null,
  };
}
