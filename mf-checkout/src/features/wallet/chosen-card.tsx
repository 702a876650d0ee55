import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { WalletCard } from '@storefront/shared-domain/contracts';
import { Button, Icon } from '@storefront/shared-ui';
import { cardText } from './card-text';
import { changePressed } from './wallet.model';
import styles from './wallet.module.css';

/** The card that pays, with a button to choose another one (CHECKOUT-11). */
export function ChosenCard({ card }: { card: WalletCard }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const change = useUnit(changePressed);
  return (
    <div className={styles.chosen}>
      <span className={styles.symbol}>
        <Icon name="card" size="l" />
      </span>
      <div className={styles.texts}>
        <p className={styles.hint}>{t('wallet.chosen')}</p>
        <p className={styles.name}>{cardText(t, card)}</p>
        {card.nickname !== '' && <p className={styles.nickname}>{card.nickname}</p>}
      </div>
      <Button
        variant="secondary"
        aria-label={t('wallet.change-label')}
        onClick={() => change()}
        data-restored-focus
      >
        {t('wallet.change')}
      </Button>
    </div>
  );
}
