import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Order } from '@storefront/shared-domain/contracts';
import { $formatMoney, $isCounterPickup, $language, $restaurant } from '@storefront/shared-domain/models';
import { deliveryTypeKey, formatDate, formatTime } from '@storefront/shared-domain/rules';
import { Icon, List, Row } from '@storefront/shared-ui';
import { handover } from '../../lib/handover';
import styles from './order-facts.module.css';
import { methodIcon, methodName, paymentDetail } from './payment-text';
import { placeIcon, placeLines } from './place-text';

/** Where the order goes, how it is paid, when it was made and for when. */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation(['mf-tracking', 'domain']);
  const { info, isCounter, language, money } = useUnit({ info: $restaurant, isCounter: $isCounterPickup, language: $language, money: $formatMoney });
  const { details, created_at } = order;
  const moment = (at: string) => t('summary.moment', { date: formatDate(at, info?.timezone), time: formatTime(at, language, info?.timezone) });
  const place = placeLines(t, order, info);
  return (
    <List variant="card" label={t('summary.facts')}>
      <Row
        start={<Icon name={placeIcon(order)} />} title={t(`domain:${deliveryTypeKey(handover(order), isCounter)}`)}
        detail={place.length > 0 && <span className={styles.lines}>{place.map((line) => <span key={line}>{line}</span>)}</span>}
      />
      {details.paymentType !== '' && (
        <Row start={<Icon name={methodIcon(details.paymentType)} />} title={methodName(t, details.paymentType)} detail={paymentDetail(t, details, money)} />
      )}
      {details.scheduleTo && <Row start={<Icon name="calendar" />} title={t('summary.scheduled')} detail={moment(details.scheduleTo)} />}
      <Row start={<Icon name="clock" />} title={t('summary.placed')} detail={moment(created_at)} />
    </List>
  );
}
