import { useUnit } from 'effector-react';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { $isCardRequested } from '@storefront/shared-domain/models';
import { Icon, VisuallyHidden } from '@storefront/shared-ui';
import { CardChoice } from './card-choice';
import { ChosenCard } from './chosen-card';
import { CvvDialog } from './cvv-dialog';
import { walletClosed, walletOpened } from './stored-cards.model';
import { useCheckToasts } from './use-check-toasts';
import { useRestoredFocus } from './use-restored-focus';
import { $checking, $cvvCard } from './verify-card.model';
import { $chosenCard, $isListShown, $refusedCard } from './wallet.model';
import styles from './wallet.module.css';

/**
 * The wallet below the payment methods, shown while its method is pressed: the card that pays, or
 * the card list (CHECKOUT-11).
 */
export default function WalletPanel() {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { chosen, isListShown, refused, checking, cvvCard, isRequested, open, close } = useUnit({
    chosen: $chosenCard,
    isListShown: $isListShown,
    refused: $refusedCard,
    checking: $checking,
    cvvCard: $cvvCard,
    isRequested: $isCardRequested,
    open: walletOpened,
    close: walletClosed,
  });
  const id = useId();
  const place = useRestoredFocus(`${isListShown} ${isRequested} ${cvvCard === null}`);
  useCheckToasts();
  useEffect(() => {
    open();
    return () => close();
  }, [open, close]);
  useEffect(() => {
    // scrollIntoView returns a promise in some browsers, which is not a valid effect cleanup.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  return (
    <section ref={place} className={styles.wallet} aria-labelledby={id}>
      <h3
        id={id}
        className={styles.title}
        tabIndex={-1}
        data-restored-focus={isListShown || undefined}
      >
        {t('wallet.title')}
      </h3>
      {refused !== null && (
        <p className={styles.refused} role="alert">
          <Icon name="warning" /> {t('domain:stored-card.refused')}
        </p>
      )}
      <VisuallyHidden>
        <p role="status">{checking !== null && t('wallet.verifying')}</p>
      </VisuallyHidden>
      {chosen !== null && !isListShown ? <ChosenCard card={chosen} /> : <CardChoice />}
      {cvvCard !== null && <CvvDialog card={cvvCard} />}
    </section>
  );
}
