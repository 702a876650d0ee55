import type { Language, Minor, RestaurantInfo } from '@storefront/shared-domain/contracts';
import {
  $formatMoney,
  $inPlace,
  $language,
  $restaurant,
  $restaurantUrl,
} from '@storefront/shared-domain/models';
import { pageOrigin, trackingLink } from '@storefront/shared-domain/paths';
import { chatLink } from '@storefront/shared-domain/phones';
import {
  formatDate,
  formatTime,
  isOfflineMethod,
  methodName,
  orderMessage,
  type Words,
} from '@storefront/shared-domain/rules';
import { Button, Dialog, LinkButton } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './message-dialog.module.css';
import { pageLeaving } from './after-order.model';
import type { DialogProps } from './dialog-props';

/**
 * Texts of an order in the page's language. A method paid online says so: its name is that of the
 * one paid at the door.
 */
const orderWords = (
  t: TFunction<readonly ['shell', 'domain']>,
  language: Language,
  info: RestaurantInfo,
  money: (amount: Minor) => string,
): Words => ({
  say: (key, values = {}) => String(t(`domain:${key}`, values)),
  money,
  method: (id) => {
    const name = methodName(id, (key) => t(`domain:${key}`));
    return isOfflineMethod(id) ? name : t('domain:payment.paid-online', { method: name });
  },
  country: info.country,
  moment: (at) => `${formatDate(at, info)}, ${formatTime(at, language)}`,
});

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
