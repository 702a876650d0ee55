import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $cartSubtotal, $formatMoney, $lines, $restaurant } from '@storefront/shared-domain/models';
import { callLink, formatPhone } from '@storefront/shared-domain/phones';
import { Button, Icon, Section } from '@storefront/shared-ui';
import styles from './call-restaurant.module.css';
import { cartText } from './cart-text';

type Copied = 'not-yet' | 'copied' | 'failed';

function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation('shell');
  const [copied, setCopied] = useState<Copied>('not-yet');
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setCopied('copied'),
      () => setCopied('failed'),
    );
  };
  return (
    <>
      <Button variant="secondary" onClick={copy}>
        {t('call.copy')}
      </Button>
      <p role="status" className={styles.said}>
        {copied === 'not-yet' ? '' : t(`call.${copied}`)}
      </p>
    </>
  );
}

/**
 * Fallback when a step of the order cannot be loaded: the restaurant's phone, and the cart as text
 * to read out.
 */
export default function CallRestaurant() {
  const { t } = useTranslation('shell');
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
      <pre className={styles.cart} aria-label={t('call.cart')}>
        {text}
      </pre>
      <CopyButton text={text} />
    </Section>
  );
}
