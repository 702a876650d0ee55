import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeBus } from '@storefront/shared-domain/bus';
import { $cartSubtotal, $formatMoney, $lines, $restaurant } from '@storefront/shared-domain/models';
import { callLink, formatPhone } from '@storefront/shared-domain/phones';
import { useCopy } from '@storefront/shared-kit/use-copy';
import { Button, Icon, Section } from '@storefront/shared-ui';
import styles from './call-restaurant.module.css';
import { cartText } from './cart-text';

/**
 * Fallback when a step of the order cannot be loaded: the restaurant's phone, and the cart as text
 * to read out.
 */
export default function CallRestaurant() {
  const { t } = useTranslation('shell');
  const shown = useRef<HTMLPreElement>(null);
  const copy = useCopy(useUnit(noticeBus.toastRequested));
  const { info, lines, subtotal, money } = useUnit({
    info: $restaurant,
    lines: $lines,
    subtotal: $cartSubtotal,
    money: $formatMoney,
  });
  if (info === null || lines.length === 0) return null;
  const text = cartText(lines, { label: t('call.subtotal'), subtotal, money });
  return (
    <Section
      title={t('call.title')}
      hint={t(info.whatsapp === '' ? 'call.hint-without-phone' : 'call.hint')}
    >
      {info.whatsapp !== '' && (
        <a className={styles.phone} href={callLink(info.whatsapp, info.country)}>
          <Icon name="phone" /> {formatPhone(info.whatsapp, info.country)}
        </a>
      )}
      <pre ref={shown} className={styles.cart} aria-label={t('call.cart')}>
        {text}
      </pre>
      <Button variant="secondary" onClick={() => void copy(text, shown.current)}>
        {t('call.copy')}
      </Button>
    </Section>
  );
}
