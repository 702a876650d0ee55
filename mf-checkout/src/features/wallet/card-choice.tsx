import { cardsBus, sessionBus } from '@storefront/shared-domain/bus';
import type { StoredCard } from '@storefront/shared-domain/contracts';
import { $isCardRequested, $isLoggedIn } from '@storefront/shared-domain/models';
import {
  Badge,
  Button,
  ErrorPanel,
  Icon,
  List,
  Row,
  Skeleton,
  Spinner,
  Stack,
  VisuallyHidden,
} from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cardText } from './card-text';
import { $checking } from './verify-card.model';
import { cardPressed } from './wallet.model';
import styles from './wallet.module.css';
import { $isListing, $listFailure, $storedCards, cardsRetried } from './stored-cards.model';

/**
 * The customer's cards, the default one first; a declined card is marked (CHECKOUT-11, OPEN-072).
 */
function CardRows({ cards }: { cards: readonly StoredCard[] }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { checking, press } = useUnit({ checking: $checking, press: cardPressed });
  return (
    <List variant="card" label={t('wallet.title')}>
      {cards.map(
        ({
          creditCardUUID: uuid,
          creditCardBrand: brand,
          creditCardNumber: lastDigits,
          creditCardNickName,
          creditCardIsDefault,
          creditCardIsValid,
        }) => (
          <Row
            key={uuid}
            onClick={() => press(uuid)}
            start={<Icon name="card" size="l" />}
            title={cardText(t, { brand, lastDigits })}
            detail={
              <>
                <span className={styles.nickname}>{creditCardNickName}</span>
                {!creditCardIsValid && (
                  <span className={styles.invalid}>{t('wallet.was-refused')}</span>
                )}
              </>
            }
            end={
              checking === uuid ? (
                <Spinner />
              ) : (
                creditCardIsDefault && <Badge tone="brand">{t('domain:stored-card.default')}</Badge>
              )
            }
          />
        ),
      )}
    </List>
  );
}

/**
 * Choice of the card that pays: a stored card, or a new one. A visitor may log in to use stored
 * cards.
 */
export function CardChoice() {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { cards, isListing, failure, isLoggedIn, isRequested, add, logIn, retry } = useUnit({
    cards: $storedCards,
    isListing: $isListing,
    failure: $listFailure,
    isLoggedIn: $isLoggedIn,
    isRequested: $isCardRequested,
    add: cardsBus.addRequested,
    logIn: sessionBus.signInRequested,
    retry: cardsRetried,
  });
  return (
    <Stack gap={3}>
      {content()}
      <Stack gap={2}>
        <Button
          wide
          icon="plus"
          variant={hasCards() ? 'secondary' : 'primary'}
          loading={isRequested}
          onClick={() => add()}
        >
          {t('domain:stored-card.add')}
        </Button>
        {!isLoggedIn && (
          <Button wide variant="ghost" icon="user" onClick={() => logIn()}>
            {t('wallet.log-in')}
          </Button>
        )}
      </Stack>
    </Stack>
  );

  function hasCards(): boolean {
    return isLoggedIn && (cards?.length ?? 0) > 0;
  }

  function content(): ReactNode {
    if (!isLoggedIn) return <p className={styles.hint}>{t('wallet.visitor')}</p>;
    if (failure !== null) {
      const reason = t(failure === 'http' ? 'domain:error.unexpected' : `domain:error.${failure}`);
      return (
        <ErrorPanel
          title={t('wallet.failed')}
          reason={reason}
          retryLabel={t('domain:action.retry')}
          onRetry={() => retry()}
          retrying={isListing}
        />
      );
    }
    if (cards === null) {
      return (
        <div aria-busy>
          <VisuallyHidden>
            <p role="status">{t('wallet.loading')}</p>
          </VisuallyHidden>
          <Stack gap={2}>
            <Skeleton shape="button" />
            <Skeleton shape="button" />
          </Stack>
        </div>
      );
    }
    if (cards.length === 0)
      return (
        <p className={styles.hint}>
          <strong>{t('wallet.none')}.</strong> {t('wallet.none-text')}
        </p>
      );
    return (
      <>
        <p className={styles.hint}>{t('wallet.choose')}</p>
        <CardRows cards={cards} />
      </>
    );
  }
}
