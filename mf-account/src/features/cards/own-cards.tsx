import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeBus } from '@storefront/shared-domain/bus';
import { $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { useUnitListener } from '@storefront/shared-kit/use-unit-listener';
import {
  EmptyState,
  ErrorPanel,
  LinkButton,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@storefront/shared-ui';
import { CardRows } from './card-rows';
import styles from './cards.module.css';
import * as model from './cards.model';
import { EraseDialog } from './erase-dialog';
import { $isWalletOffered } from './wallet-offered.model';

/**
 * The customer's stored cards: the list (API-37), deleting one (API-41), and adding one
 * (ACCOUNT-17).
 */
export function OwnCards() {
  const { t } = useTranslation(['mf-account', 'domain']);
  const { info, cards, failure, isListing, requested, isOffered, list, toast } = useUnit({
    info: $restaurant,
    cards: model.$cards,
    failure: model.$failure,
    isListing: model.$isListing,
    requested: model.$requested,
    isOffered: $isWalletOffered,
    list: model.listRequested,
    toast: noticeBus.toastRequested,
  });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => void list(), [list]);
  useUnitListener(model.cardErased, () => {
    toast({ text: t('cards.erased'), tone: 'success' });
    // the focused button was removed with its card
    requestAnimationFrame(() => place.current?.focus({ preventScroll: true }));
  });
  useUnitListener(model.eraseFailed, (kind) =>
    toast({
      text: t(kind === 'http' ? 'cards.erase-failed' : `domain:error.${kind}`),
      tone: 'danger',
    }),
  );
  return (
    <div ref={place} className={styles.list} tabIndex={-1}>
      {content()}
      {requested !== null && <EraseDialog card={requested} />}
    </div>
  );

  function content(): ReactNode {
    if (failure !== null) {
      const reason = t(failure === 'http' ? 'domain:error.unexpected' : `domain:error.${failure}`);
      return (
        <ErrorPanel
          title={t('cards.failed')}
          reason={reason}
          retryLabel={t('domain:action.retry')}
          onRetry={() => list()}
          retrying={isListing}
        />
      );
    }
    if (cards === null) {
      return (
        <div aria-busy>
          <VisuallyHidden>
            <p role="status">{t('cards.loading')}</p>
          </VisuallyHidden>
          <Stack gap={2}>
            <Skeleton shape="block" size="s" />
            <Skeleton shape="button" />
          </Stack>
        </div>
      );
    }
    const add = isOffered && (
      <LinkButton
        to={paths.addCard()}
        size="l"
        wide
        icon="plus"
        variant={cards.length > 0 ? 'secondary' : 'primary'}
      >
        {t('domain:stored-card.add')}
      </LinkButton>
    );
    if (cards.length === 0) {
      return (
        <EmptyState icon="card" title={t('cards.none')} action={add || undefined}>
          {t(isOffered ? 'cards.none-text' : 'cards.text', { name: info?.name ?? '' })}
        </EmptyState>
      );
    }
    return (
      <Stack gap={4}>
        <CardRows cards={cards} />
        {add}
      </Stack>
    );
  }
}
