import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { type PaymentSetting, type RestaurantInfo, toMinor } from '@storefront/shared-domain/contracts';
import { $formatMoney, $language } from '@storefront/shared-domain/models';
import { Badge, EmptyState, Icon, List, Row, Section, Stack } from '@storefront/shared-ui';
import { percentText } from '../../lib/number-text';
import { CardBrands } from './card-brands';
import { methodIcon } from './method-icon';
import { offeredMethods } from './offered-methods';
import { useMethodName } from './use-method-name';

/** The methods of payment, where each is paid, and what it adds or takes off (MENU-31). */
export function PaymentMethods({ info }: { info: RestaurantInfo }) {
  const { t } = useTranslation('mf-menu');
  const methodName = useMethodName();
  const { formatMoney, language } = useUnit({ formatMoney: $formatMoney, language: $language });
  const groups = offeredMethods(info);
  if (groups.length === 0) return <EmptyState icon="wallet" title={t('payments.none')}>{t('payments.none-hint')}</EmptyState>;
  const difference = ({ value, valueType, operation }: PaymentSetting): string =>
    t(`payments.${operation}`, { amount: valueType === 'percent' ? percentText(value, language) : formatMoney(toMinor(value)) });
  return (
    <Stack gap={7}>
      {groups.map(({ group, methods }) => (
        <Section key={group} title={t(`payments.${group}`)}>
          <List variant="card">
            {methods.map(({ method, setting }) => (
              <Row
                key={method}
                start={<Icon name={methodIcon(method)} />}
                title={methodName(method)}
                end={setting && <Badge tone={setting.operation === 'discount' ? 'success' : 'neutral'}>{difference(setting)}</Badge>}
              />
            ))}
          </List>
        </Section>
      ))}
      {info.card_payment && <CardBrands cards={info.card_types} />}
    </Stack>
  );
}
