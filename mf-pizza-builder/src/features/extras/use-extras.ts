import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { noticeBus } from '@storefront/shared-domain/bus';
import type { ExtrasGroup, Product } from '@storefront/shared-domain/contracts';
import { chooseOption } from './choose-option';
import { $drafts, choiceMade, draftOf } from './extras.model';

/** The choice for a product as it stands, and how to change it. Going over a limit is said, not done (EXTRAS-08). */
export function useExtras(product: Product) {
  const { t } = useTranslation('mf-pizza-builder');
  const { drafts, make, toast } = useUnit({ drafts: $drafts, make: choiceMade, toast: noticeBus.toastRequested });
  const draft = draftOf(drafts, product);
  const choose = (group: ExtrasGroup, optionId: string, qty: number) => {
    const chosen = chooseOption(group, draft.choice, optionId, qty);
    if (chosen.ok) make({ product, choice: chosen.value });
    else toast({ text: t(`extras.${chosen.error}`), tone: 'warning' });
  };
  return { draft, choose };
}
