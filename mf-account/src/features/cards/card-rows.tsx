import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { StoredCard } from '@storefront/shared-domain/contracts';
import { Badge, Icon, IconButton, List, Row } from '@storefront/shared-ui';
import { cardText } from './card-text';
import styles from './cards.module.css';
import { eraseRequested } from './cards.model';

/** The customer's cards, each with a delete button (ACCOUNT-17). */
export function CardRows({ cards }: { cards: readonly StoredCard[] }) {
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
