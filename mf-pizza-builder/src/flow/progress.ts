import type { PizzaLine } from '@storefront/shared-domain/contracts';
import { buildPizza, emptyChoice } from '@storefront/shared-domain/menu-rules';
import type { Draft } from './drafts.model';
import type { FlowItem } from './flow-item';
import { availableChoice, type AvailableChoice } from './available-choice';

/** Progress of an item: index of the shown pizza, its choice, and the finished pizzas before it. */
export type Progress = {
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
