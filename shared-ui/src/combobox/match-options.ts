import { foldedName } from '@storefront/shared-kit/fold-accents';

export type ComboboxOption = { value: string; label: string; detail?: string };

const MAX_SHOWN = 100;

/**
 * The options that contain the typed text, ignoring accents and case; options that begin with it
 * come first.
 */
export function matchOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const wanted = foldedName(typed);
  const ranked = options.flatMap((option) => {
    const at = foldedName(option.label).indexOf(wanted);
    return at < 0 ? [] : [{ option, rank: at === 0 ? 0 : 1 }];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_SHOWN)
    .map(({ option }) => option);
}
