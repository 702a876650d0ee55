import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { PaymentSetting, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $formatMoney, $language } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { factIcon, methodName, toMinor } from '@storefront/shared-domain/rules';
import { EmptyState, Icon, LinkButton, List, Row, Section } from '@storefront/shared-ui';
import { percentText } from '../../lib/number-text';
import { CardBrands } from './card-brands';
import { offeredMethods } from './offered-methods';

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
