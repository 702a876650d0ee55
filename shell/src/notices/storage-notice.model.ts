import { attach, createStore, sample } from 'effector';
import { noticeBus, type Toast } from '@storefront/shared-domain/bus';
import { $isCartEmpty, saveCartFx } from '@storefront/shared-domain/models';
import { $i18n } from '../i18n/language.model';

const wordsFx = attach({
  source: $i18n,
  effect: (i18n): Toast | null =>
    i18n === null ? null : { text: i18n.t('domain:cart.not-saved'), tone: 'warning' },
});

const $isShown = createStore(false).on(wordsFx.done, () => true);

// When the storage is full or forbidden, the order continues, and one toast says that closing the
// page loses the cart.
sample({
  clock: saveCartFx.doneData,
  source: { isShown: $isShown, isEmpty: $isCartEmpty },
  filter: ({ isShown, isEmpty }, saved) => saved?.written === 'memory' && !isShown && !isEmpty,
  fn: () => undefined,
  target: wordsFx,
});
sample({
  clock: wordsFx.doneData,
  filter: (toast) => toast !== null,
  fn: (toast) => toast!,
  target: noticeBus.toastRequested,
});
