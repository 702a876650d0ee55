import { noticeBus } from '@storefront/shared-domain/bus';
import type { StoredCard } from '@storefront/shared-domain/contracts';
import { $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { useUnitListener } from '@storefront/shared-kit/use-unit-listener';
import {
  AlertDialog,
  Badge,
  EmptyState,
  ErrorPanel,
  Icon,
  IconButton,
  LinkButton,
  List,
  Row,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import type { TFunction } from 'i18next';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './cards.module.css';
import * as model from './cards.model';
import { $isErasing, eraseConfirmed, eraseDismissed, eraseRequested } from './cards.model';
import { $isWalletOffered } from './wallet-offered.model';

/** 'Visa ending in 1111'; an unknown brand is shown as 'card'. */
const cardText = (
  t: TFunction<['mf-account', 'domain']>,
  { creditCardBrand, creditCardNumber }: StoredCard,
): string =>
  t('domain:stored-card.ending', {
    brand: creditCardBrand || t('domain:payment.method.creditCard'),
    digits: creditCardNumber,
  });

/** The customer's cards, each with a delete button (ACCOUNT-17). */
function CardRows({ cards }: { cards: readonly StoredCard[] }) {
  const { t } = useTranslation(['mf-account', 'domain']);
  const request = useUnit(eraseRequested);
  return (
    <List variant="card" label={t('cards.title')}>
      {cards.map((card) => (
        <Row
          key={card.creditCardUUID}
          start={<Icon name="card" size="l" />}
          title={cardText(t, card)}
          detail={
            <span className={styles.details}>
              <span className={styles.nickname}>{card.creditCardNickName}</span>
              {card.creditCardIsDefault && (
                <Badge tone="brand">{t('domain:stored-card.default')}</Badge>
              )}
              {!card.creditCardIsValid && (
                <Badge tone="danger" icon="warning">
                  {t('cards.refused')}
                </Badge>
              )}
            </span>
          }
          end={
            <IconButton
              icon="trash"
              label={t('cards.erase-of', { card: cardText(t, card) })}
              onClick={() => request(card)}
            />
          }
        />
      ))}
    </List>
  );
}

/** Confirmation before a card is deleted (ACCOUNT-17). */
function EraseDialog({ card }: { card: StoredCard }) {
  const { t } = useTranslation(['mf-account', 'domain']);
  const { isErasing, confirm, dismiss } = useUnit({
    isErasing: $isErasing,
    confirm: eraseConfirmed,
    dismiss: eraseDismissed,
  });
  return (
    <AlertDialog
      open
      icon="trash"
      tone="danger"
      title={t('cards.erase-title')}
      loading={isErasing}
      confirmLabel={t('cards.erase')}
      onConfirm={() => confirm()}
      cancelLabel={t('cards.keep')}
      onCancel={() => dismiss()}
    >
      {t('cards.erase-text', { card: cardText(t, card) })}
    </AlertDialog>
  );
}

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
