import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  $formatMoney,
  $inPlace,
  $language,
  $restaurant,
  $restaurantUrl,
} from '@storefront/shared-domain/models';
import { pageOrigin, trackingLink } from '@storefront/shared-domain/paths';
import { chatLink } from '@storefront/shared-domain/phones';
import { orderMessage } from '@storefront/shared-domain/rules';
import { Button, Dialog, LinkButton } from '@storefront/shared-ui';
import styles from './message-dialog.module.css';
import { pageLeaving } from './after-order.model';
import type { DialogProps } from './dialog-props';
import { orderWords } from './order-words';

/**
 * Link to the messaging app with the order as text (TRACKING-09 to TRACKING-11). When automatic,
 * the page navigates there itself, because browsers block that as a popup. The dialog shows if the
 * customer returns to the same page or the navigation fails. Without a number that exists there is no
 * offer. The button opens the app in a new tab.
 */
export function MessageDialog({ order, isAutomatic, onAnswered }: DialogProps) {
  const { t } = useTranslation(['shell', 'domain'] as const);
  const inPlace = useUnit($inPlace);
  const { info, restaurantUrl, language, money, leave } = useUnit({
    leave: pageLeaving,
    info: $restaurant,
    restaurantUrl: $restaurantUrl,
    language: $language,
    money: $formatMoney,
  });
  const message =
    info &&
    orderMessage(
      order,
      info,
      orderWords(t, language, info, money),
      trackingLink(pageOrigin(), restaurantUrl, order.uuid),
      (text) => chatLink(info.whatsapp, info.country, text),
    );
  const chat = message?.chat ?? null;
  const isGone = useRef(false);
  const isWithoutChat = info !== null && chat === null;
  useEffect(() => {
    if (isWithoutChat) onAnswered();
  }, [isWithoutChat, onAnswered]);
  useEffect(() => {
    if (!isAutomatic || chat === null || isGone.current) return;
    isGone.current = true;
    leave();
    location.assign(chat);
  }, [isAutomatic, chat, leave]);
  if (info === null || message === null) return null;
  return (
    <Dialog
      open
      title={t('after-order.message.title')}
      closeLabel={t('domain:action.close')}
      onClose={onAnswered}
      footer={
        <>
          <LinkButton
            to={message.chat}
            reloadDocument
            target="_blank"
            rel="noopener noreferrer"
            size="l"
            wide
            icon="phone"
            onClick={onAnswered}
          >
            {t('after-order.message.open')}
          </LinkButton>
          <Button size="l" wide variant="ghost" onClick={onAnswered}>
            {t('after-order.message.later')}
          </Button>
        </>
      }
    >
      <p role="status">
        {inPlace(
          t(isAutomatic ? 'after-order.message.leaving' : 'after-order.message.text', {
            name: info.name,
          }),
        )}
      </p>
      <pre className={styles.text} aria-label={t('after-order.message.preview')}>
        {message.text}
      </pre>
    </Dialog>
  );
}
