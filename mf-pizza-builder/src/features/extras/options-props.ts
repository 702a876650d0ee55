import type { ExtrasGroup } from '@storefront/shared-domain/contracts';
import type { Quantities } from '@storefront/shared-domain/rules';

export type OptionsProps = {
  group: ExtrasGroup;
  quantities: Quantities;
  onChoose: (optionId: string, qty: number) => void;
};
