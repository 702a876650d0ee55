import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { noticeBus } from '@storefront/shared-domain/bus';
import type { ExtrasGroup } from '@storefront/shared-domain/contracts';
import { chooseOption } from './choose-option';
import { $drafts, choiceMade, findDraft } from './extras.model';
import type { ExtrasItem } from './extras-item';

/**
 * The current choice of an item and its setter. A choice beyond a limit is reported, not applied
 * (EXTRAS-08).
 */
export function useExtras(item: ExtrasItem) {
  const { t } = useTranslation('mf-pizza-builder');
  const { drafts, make, toast } = useUnit({
    drafts: $drafts,
    make: choiceMade,
    toast: noticeBus.toastRequested,
  });
  const draft = findDraft(drafts, item);
  const choose = (group: ExtrasGroup, optionId: string, qty: number) => {
    const chosen = chooseOption(group, draft.choice, optionId, qty);
    if (chosen.ok) make({ item, choice: chosen.value });
    else toast({ text: t(`extras.${chosen.error}`), tone: 'warning' });
  };
  return { draft, choose };
}
