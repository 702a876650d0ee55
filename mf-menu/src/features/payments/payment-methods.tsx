import type { CardType, PaymentSetting, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $formatMoney, $language } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import {
  cardMethodsOf,
  factIcon,
  findPaymentSetting,
  methodName,
  shownGroups,
  toMinor,
} from '@storefront/shared-domain/rules';
import { EmptyState, Icon, LinkButton, List, Row, Section } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { percentText } from '../../lib/number-text';
import styles from './card-brands.module.css';

type OfferedMethod = { method: string; setting: PaymentSetting | null };
/** Where the methods are paid; `uponBoth` when delivery and takeout accept the same. */
type OfferedGroup = {
  place: 'online' | 'uponDelivery' | 'uponTakeout' | 'uponBoth';
  methods: OfferedMethod[];
};

/**
 * All payment methods of the restaurant, grouped by where they are paid; delivery types that are
 * not offered are omitted (MENU-31).
 */
export function offeredMethods(info: RestaurantInfo): OfferedGroup[] {
  const delivered = info.no_delivery ? [] : shownGroups(info, 'delivery');
  const pickedUp = info.no_takeout && !info.has_car_takeout ? [] : shownGroups(info, 'balcony');
  const of = (name: 'online' | 'uponDelivery' | 'uponTakeout'): string[] =>
    [...shownGroups(info, 'table'), ...delivered, ...pickedUp].find(({ group }) => group === name)
      ?.methods ?? [];
  const offered = (place: OfferedGroup['place'], methods: readonly string[]): OfferedGroup => ({
    place,
    methods: methods.map((method) => ({
      method,
      setting: findPaymentSetting(info.paymentSettings, {
        method,
        group: place === 'uponBoth' ? 'uponDelivery' : place,
      }),
    })),
  });
  const [uponDelivery, uponTakeout] = [of('uponDelivery'), of('uponTakeout')];
  const door =
    uponDelivery.join() === uponTakeout.join()
      ? [offered('uponBoth', uponDelivery)]
      : [offered('uponDelivery', uponDelivery), offered('uponTakeout', uponTakeout)];
  return [offered('online', of('online')), ...door].filter(({ methods }) => methods.length > 0);
}

/** The accepted card brands, each as credit or debit (MENU-31, DOMAIN-043). */
function CardBrands({ cards }: { cards: readonly CardType[] }) {
  const { t } = useTranslation(['mf-menu', 'domain']);
  if (cards.length === 0) return null;
  return (
    <Section title={t('payments.cards')}>
      <ul className={styles.brands} role="list">
        {cards.map((card) => (
          <li key={card.name} className={styles.brand}>
            <span className={styles.name}>{card.name}</span>
            <span className={styles.uses}>
              {cardMethodsOf(card)
                .map((use) => t(`domain:payment.card.${use}`))
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The payment methods, where each is paid, and its surcharge or discount (MENU-31). */
export function PaymentMethods({ info }: { info: RestaurantInfo }) {
  const { t } = useTranslation(['mf-menu', 'domain']);
  const { formatMoney, language } = useUnit({ formatMoney: $formatMoney, language: $language });
  const groups = offeredMethods(info);
  if (groups.length === 0)
    return (
      <EmptyState
        icon="wallet"
        title={t('payments.none')}
        action={<LinkButton to={paths.info()}>{t('page.info')}</LinkButton>}
      >
        {t('payments.none-hint')}
      </EmptyState>
    );
  const difference = ({ value, valueType, operation }: PaymentSetting): string =>
    t(`payments.${operation}`, {
      amount: valueType === 'percent' ? percentText(value, language) : formatMoney(toMinor(value)),
    });
  return (
    <div>
      {groups.map(({ place, methods }) => (
        <Section key={place} title={t(`payments.${place}`)}>
          <List variant="card">
            {methods.map(({ method, setting }) => (
              <Row
                key={method}
                start={<Icon name={factIcon(method)} />}
                title={methodName(method, (key) => t(`domain:${key}`))}
                detail={setting && difference(setting)}
              />
            ))}
          </List>
        </Section>
      ))}
      {info.card_payment && <CardBrands cards={info.card_types} />}
    </div>
  );
}
