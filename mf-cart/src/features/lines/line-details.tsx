import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ZERO, type CartLine, type ChosenExtra, type PizzaLine } from '@storefront/shared-domain/contracts';
import { $formatMoney } from '@storefront/shared-domain/models';
import styles from './line-details.module.css';

function Extras({ extras }: { extras: readonly ChosenExtra[] }) {
  const { t } = useTranslation('mf-cart');
  const money = useUnit($formatMoney);
  return extras.filter(({ qty }) => qty > 0).map(({ groupId, id, qty, name, price }) => (
    <li key={`${groupId}/${id}`}>
      {t('line.extra', { count: qty, name })}
      {price > ZERO && <span className={styles.price}> {money(price)}</span>}
    </li>
  ));
}

function Pizza({ pizza }: { pizza: PizzaLine }) {
  const { t } = useTranslation('mf-cart');
  return (
    <>
      {pizza.selectedFlavors.map((flavor) => (
        <li key={flavor.id}>
          {[flavor.fractionText, flavor.name, ...flavor.additionalToppings.map(({ name }) => `+ ${name}`)].filter(Boolean).join(' ')}
        </li>
      ))}
      {pizza.crust && <li>{t('line.crust', { name: pizza.crust.name })}</li>}
      {pizza.dough && <li>{t('line.dough', { name: pizza.dough.name })}</li>}
    </>
  );
}

/** What was chosen with a line: extras with their quantities, pizzas with their flavors (CART-02, CART-03). */
export function LineDetails({ line }: { line: CartLine }) {
  const pizzas = line.type === 'combo' ? line.comboItems : line.type === 'pizza' ? [line] : [];
  const extras = line.type === 'prize' ? [] : line.extras;
  if (pizzas.length + extras.length === 0) return null;
  return (
    <ul className={styles.details}>
      {pizzas.map((pizza, index) => <Pizza key={`${pizza.id}-${index}`} pizza={pizza} />)}
      <Extras extras={extras} />
    </ul>
  );
}
