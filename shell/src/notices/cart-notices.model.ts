import { attach, sample } from 'effector';
import { cartBus, noticeBus, type Toast } from '@storefront/shared-domain/bus';
import { $i18n } from '../i18n/language.model';

type Change = { removed: number; repriced: number };

/** The words for what happened to the cart; none while the texts are not there. */
const wordsFx = attach({
  source: $i18n,
  effect: (i18n, { removed, repriced }: Change): Toast | null => {
    if (i18n === null) return null;
    const texts = [
      ...(removed > 0 ? [i18n.t('domain:cart.lines-removed', { count: removed })] : []),
      ...(repriced > 0 ? [i18n.t('domain:cart.lines-repriced', { count: repriced })] : []),
    ];
    return { text: texts.join(' '), tone: 'warning' };
  },
});

// OPEN-098: whoever comes back to a cart that changed is told what changed.
sample({
  clock: cartBus.reconciled,
  filter: ({ removed, repriced }) => removed.length + repriced.length > 0,
  fn: ({ removed, repriced }): Change => ({ removed: removed.length, repriced: repriced.length }),
  target: wordsFx,
});
sample({ clock: wordsFx.doneData, filter: (toast) => toast !== null, fn: (toast) => toast!, target: noticeBus.toastRequested });
