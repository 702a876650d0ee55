import type { CartLine, ChosenExtra, Order, PizzaLine } from '@storefront/shared-domain/contracts';
import { $formatMoney, $restaurant } from '@storefront/shared-domain/models';
import {
  lineSubtotal,
  shownTotal,
  storedAmounts,
  storedContext,
  totalLines,
} from '@storefront/shared-domain/rules';
import { Amount, Amounts, Card, Section, Stack } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import styles from './order-amounts.module.css';
import { methodName } from './payment-text';
import { OrderFacts } from './order-facts';

const extraText =
  (t: TFunction) =>
  ({ qty, name }: ChosenExtra): string =>
    t('line.extra', { count: qty, name });

const pizzaTexts = (t: TFunction, { selectedFlavors, crust, dough }: PizzaLine): string[] => [
  ...selectedFlavors.map(({ fractionText, name, additionalToppings }) =>
    [fractionText, name, ...additionalToppings.map((topping) => `+ ${topping.name}`)]
      .filter(Boolean)
      .join(' '),
  ),
  ...(crust ? [t('line.crust', { name: crust.name })] : []),
  ...(dough ? [t('line.dough', { name: dough.name })] : []),
];

/**
 * Choices of a line, one text each: flavors, crust and dough of its pizzas, each pizza of a combo
 * by name, and its extras.
 */
function lineChoices(t: TFunction, line: CartLine): string[] {
  if (line.type === 'prize') return [];
  const ofPizzas =
    line.type === 'pizza'
      ? pizzaTexts(t, line)
      : line.type === 'combo'
        ? line.comboItems.flatMap((pizza) => [pizza.name, ...pizzaTexts(t, pizza)])
        : [];
  return [...ofPizzas, ...line.extras.filter(({ qty }) => qty > 0).map(extraText(t))];
}

function Line({ line }: { line: CartLine }) {
  const { t } = useTranslation('mf-tracking');
  const money = useUnit($formatMoney);
  const choices = lineChoices(t, line);
  return (
    <li className={styles.line}>
      <span className={styles.quantity}>{line.qty}×</span>
      <div className={styles.about}>
        <p className={styles.name}>{line.name}</p>
        {choices.length > 0 && (
          <ul className={styles.choices}>
            {choices.map((choice, index) => (
              <li key={`${choice}-${index}`}>{choice}</li>
            ))}
          </ul>
        )}
        {line.notes !== '' && (
          <p className={styles.notes}>{t('line.notes', { notes: line.notes })}</p>
        )}
      </div>
      <span className={styles.price}>
        {line.type === 'prize'
          ? t('line.points', { count: line.points_needed * line.qty })
          : money(lineSubtotal(line))}
      </span>
    </li>
  );
}

/** The ordered items: quantities, choices, notes, subtotals. */
export function OrderLines({ order }: { order: Order }) {
  const { t } = useTranslation('mf-tracking');
  return (
    <ul className={styles.lines} aria-label={t('summary.items')}>
      {order.orders.map((line, index) => (
        <Line key={`${line.id}-${index}`} line={line} />
      ))}
    </ul>
  );
}

/** The lines of the order's total, as the server stored it, below the prices of its items. */
export function OrderAmounts({ order }: { order: Order }) {
  const { t } = useTranslation(['mf-tracking', 'domain']);
  const { money, info } = useUnit({ money: $formatMoney, info: $restaurant });
  const { details, orders } = order;
  const lines = totalLines(storedAmounts(details), storedContext(order), {
    lines: orders,
    currency: info?.currency ?? '',
  });
  const rows = shownTotal(lines, {
    say: (key, values) => t(`domain:${key}`, values),
    money,
    method: methodName(t, details.paymentType),
  });
  return (
    <div className={styles.amounts}>
      <Amounts size="m">
        {rows.map(({ key, ...row }) => (
          <Amount key={key} {...row} whyLabel={t('domain:why.label')} />
        ))}
      </Amounts>
    </div>
  );
}

/** Summary of the order: items, totals, address and payment. */
export function OrderSummary({ order }: { order: Order }) {
  const { t } = useTranslation('mf-tracking');
  return (
    <Section title={t('summary.title')}>
      <Card>
        <Stack gap={4}>
          <OrderLines order={order} />
          <OrderAmounts order={order} />
        </Stack>
      </Card>
      <OrderFacts order={order} />
    </Section>
  );
}
