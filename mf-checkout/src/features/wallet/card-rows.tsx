import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { StoredCard } from '@storefront/shared-domain/contracts';
import { Badge, Icon, List, Row, Spinner } from '@storefront/shared-ui';
import { cardText } from './card-text';
import { $checking } from './verify-card.model';
import { cardPressed } from './wallet.model';
import styles from './wallet.module.css';

/**
 * The customer's cards, the default one first; a declined card is marked (CHECKOUT-11, OPEN-072).
 */
export function CardRows({ cards }: { cards: readonly StoredCard[] }) {
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
