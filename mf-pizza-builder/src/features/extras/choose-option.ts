import type { ChosenExtra, ExtrasGroup } from '@storefront/shared-domain/contracts';
import {
  err,
  groupControl,
  groupLimits,
  isChoosable,
  ok,
  type Result,
} from '@storefront/shared-domain/menu-rules';

/** Chosen quantities: by group id, then by option id. */
export type Choice = Readonly<Record<string, Readonly<Record<string, number>>>>;

export type Refusal = 'maximum-reached' | 'option-unavailable';

/**
 * Preselected options of the record, as many as the group admits; unavailable options are omitted.
 */
export function initialChoice(groups: readonly ExtrasGroup[]): Choice {
  return Object.fromEntries(
    groups.map((group) => {
      const { max, perOption } = groupLimits(group);
      let left = Math.floor(max);
      const preset = group.options.flatMap((option): [string, number][] => {
        const wanted = option.isChecked || option.qty > 0 ? Math.max(1, Math.floor(option.qty)) : 0;
        const qty = isChoosable(option) ? Math.min(wanted, Math.floor(perOption), left) : 0;
        left -= qty;
        return qty > 0 ? [[option.id, qty]] : [];
      });
      return [group.id, Object.fromEntries(preset)];
    }),
  );
}

/** The options of a line of the cart. */
export const choiceOfExtras = (
  groups: readonly ExtrasGroup[],
  extras: readonly ChosenExtra[],
): Choice =>
  Object.fromEntries(
    groups.map(({ id }) => [
      id,
      Object.fromEntries(
        extras.filter(({ groupId }) => groupId === id).map((extra) => [extra.id, extra.qty]),
      ),
    ]),
  );

/**
 * Sets the quantity of one option. A radio replaces the previous choice; other types are rejected
 * beyond the group's or the option's limit (EXTRAS-06 to EXTRAS-08). 0 removes the option.
 */
export function chooseOption(
  group: ExtrasGroup,
  choice: Choice,
  optionId: string,
  qty: number,
): Result<Choice, Refusal> {
  const option = group.options.find(({ id }) => id === optionId);
  if (option === undefined || (qty > 0 && !isChoosable(option))) return err('option-unavailable');
  const { [optionId]: before = 0, ...others } = choice[group.id] ?? {};
  const { max, perOption } = groupLimits(group);
  const rest = groupControl(group) === 'radio' ? {} : others;
  const total = Object.values(rest).reduce((sum, count) => sum + count, qty);
  if (qty > before && (qty > perOption || total > max)) return err('maximum-reached');
  return ok({ ...choice, [group.id]: qty > 0 ? { ...rest, [optionId]: qty } : rest });
}

/** A choice without options that its groups no longer offer. */
export const choosable = (groups: readonly ExtrasGroup[], choice: Choice): Choice =>
  Object.fromEntries(
    groups.map(({ id, options }) => {
      const offered = new Set(options.filter(isChoosable).map((option) => option.id));
      return [
        id,
        Object.fromEntries(
          Object.entries(choice[id] ?? {}).filter(([optionId]) => offered.has(optionId)),
        ),
      ];
    }),
  );

/** The chosen options in the cart's format, in menu order. */
export const chosenExtras = (groups: readonly ExtrasGroup[], choice: Choice): ChosenExtra[] =>
  groups.flatMap((group) =>
    group.options.flatMap(({ id, name, price }) => {
      const qty = choice[group.id]?.[id] ?? 0;
      return qty > 0 ? [{ id, groupId: group.id, name, price, qty }] : [];
    }),
  );
