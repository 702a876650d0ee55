import { noticeBus } from '@storefront/shared-domain/bus';
import type { StoredCard, WalletCard } from '@storefront/shared-domain/contracts';
import { $isCardRequested } from '@storefront/shared-domain/models';
import { useUnitListener } from '@storefront/shared-kit/use-unit-listener';
import { Button, Dialog, Icon, VisuallyHidden } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFrame, type CardFrameHandle } from '../../lib/card-frame/card-frame';
import { CardChoice } from './card-choice';
import { cardText } from './card-text';
import { $chosenCard, $isListShown, $refusedCard, changePressed } from './wallet.model';
import styles from './wallet.module.css';
import {
  $checking,
  $cvvCard,
  checkFailed,
  cvvChecked,
  cvvDismissed,
  cvvMessageReceived,
  submitRequested,
} from './verify-card.model';
import { walletClosed, walletOpened } from './stored-cards.model';

/**
 * 'Enter card CVV' (CARDS-17). Field and CONFIRM are in the card's own document: the CVV never
 * reaches the page.
 */
function CvvDialog({ card }: { card: StoredCard }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { receive, dismiss } = useUnit({ receive: cvvMessageReceived, dismiss: cvvDismissed });
  const frame = useRef<CardFrameHandle>(null);
  useUnitListener(submitRequested, (answer) => frame.current?.submit(answer));
  const { creditCardUUID: uuid, creditCardBrand: brand, creditCardNumber: lastDigits } = card;
  return (
    <Dialog
      open
      size="s"
      title={t('wallet.cvv')}
      closeLabel={t('domain:action.close')}
      onClose={() => dismiss()}
      onBackdropDismiss={() => undefined}
    >
      <CardFrame
        ref={frame}
        title={t('wallet.cvv-form')}
        purpose={{ mode: 'cvv', card: { uuid, brand, lastDigits } }}
        onMessage={receive}
      />
    </Dialog>
  );
}

/** The card that pays, with a button to choose another one (CHECKOUT-11). */
function ChosenCard({ card }: { card: WalletCard }) {
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

/**
 * Moves the focus to the inner element with `data-restored-focus` when the focused element was removed
 * from the page, such as a list replaced by the chosen card, or the opener of a dialog. `state`
 * identifies what is shown; the initial state moves no focus.
 */
function useRestoredFocus(state: string): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return undefined;
    before.current = state;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body || document.activeElement === null)
        place.current
          ?.querySelector<HTMLElement>('[data-restored-focus]')
          ?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [state]);
  return place;
}

/**
 * Shows toasts for a card's check: the server's text of a failure (ERRORS-18), or that the CVV was
 * correct (ERRORS-20).
 */
function useCheckToasts(): void {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const toast = useUnit(noticeBus.toastRequested);
  useUnitListener(checkFailed, ({ text, isOffline }) =>
    toast({
      text: text || t(isOffline ? 'domain:error.offline' : 'wallet.verify-failed'),
      tone: 'danger',
    }),
  );
  useUnitListener(cvvChecked, () => toast({ text: t('wallet.cvv-checked'), tone: 'success' }));
}

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
