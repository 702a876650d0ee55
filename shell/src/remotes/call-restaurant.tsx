import { noticeBus } from '@storefront/shared-domain/bus';
import type { CartLine, ChosenExtra, Minor, PizzaLine } from '@storefront/shared-domain/contracts';
import { $cartSubtotal, $formatMoney, $lines, $restaurant } from '@storefront/shared-domain/models';
import { callLink, formatPhone } from '@storefront/shared-domain/phones';
import { useCopy } from '@storefront/shared-kit/use-copy';
import { Button, Icon, Section } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './call-restaurant.module.css';

const extraText = ({ qty, name }: ChosenExtra): string => (qty > 1 ? `${qty} × ${name}` : name);

const pizzaParts = ({ selectedFlavors, crust, dough }: PizzaLine): string[] => [
  ...selectedFlavors.map(({ fractionText, name, additionalToppings }) =>
    [fractionText, name, ...additionalToppings.map((topping) => `+ ${topping.name}`)]
      .filter(Boolean)
      .join(' '),
  ),
  ...[crust, dough].flatMap((base) => (base ? [base.name] : [])),
];

function listParts(line: CartLine): string[] {
  if (line.type === 'prize') return [];
  const ofPizzas =
    line.type === 'pizza'
      ? pizzaParts(line)
      : line.type === 'combo'
        ? line.comboItems.map((pizza) => `${pizza.name}: ${pizzaParts(pizza).join(', ')}`)
        : [];
  return [...ofPizzas, ...line.extras.filter(({ qty }) => qty > 0).map(extraText)];
}

function lineText(line: CartLine): string {
  const parts = listParts(line);
  const what = `${line.qty} × ${line.name}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`;
  return line.notes === '' ? what : `${what} – ${line.notes}`;
}

interface Total {
  readonly label: string;
  readonly subtotal: Minor;
  readonly money: (amount: Minor) => string;
}

/** The cart as text to read out on the phone: one text line per cart line, and the subtotal. */
const cartText = (lines: readonly CartLine[], { label, subtotal, money }: Total): string =>
  [...lines.map(lineText), `${label}: ${money(subtotal)}`].join('\n');

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
