import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { formatDuration, restaurantAddress } from '@storefront/shared-domain/menu-rules';
import { $formatMoney, $isAtTable, $restaurantMapLink } from '@storefront/shared-domain/models';
import { mapSearchLink } from '@storefront/shared-domain/paths';
import { Card, Icon, type IconName } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './restaurant-facts.module.css';

/** One fact about the restaurant. */
function Fact({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
        {term}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

type Props = { info: RestaurantInfo };

/** The number as the record has it, where the numbers of all countries cannot be loaded. */
function WrittenPhone({ info }: Props) {
  return <p>{info.whatsapp}</p>;
}

const Contact = lazy((): Promise<{ default: ComponentType<Props> }> =>
  import('./phone-contact').catch(() => ({ default: WrittenPhone })),
);

/**
 * The restaurant's phone. Its chunk with the numbers of all countries is loaded on its own; a page
 * that the edge rendered has the result in its HTML.
 */
function RestaurantPhone({ info }: Props) {
  return (
    <Suspense fallback={<WrittenPhone info={info} />}>
      <Contact info={info} />
    </Suspense>
  );
}

/**
 * Address of the restaurant, its contacts, and its delivery options, which a guest at a table does
 * not need (MENU-30).
 */
export function RestaurantFacts({ info }: { info: RestaurantInfo }) {
  const { t } = useTranslation('mf-menu');
  const { formatMoney, mapLink, isAtTable } = useUnit({
    formatMoney: $formatMoney,
    isAtTable: $isAtTable,
    mapLink: $restaurantMapLink,
  });
  const address = restaurantAddress(info);
  const arrives = {
    from: formatDuration(info.delivery_time_min),
    to: formatDuration(info.delivery_time_max),
  };
  return (
    <Card padding="none">
      <dl className={styles.facts}>
        {address !== '' && (
          <Fact icon="pin" term={t('info.address')}>
            <p>{address}</p>
            {!info.no_takeout && (
              <a
                href={mapLink ?? mapSearchLink(`${info.name}, ${address}`)}
                target="_blank"
                rel="noreferrer"
              >
                {t('info.map')}
              </a>
            )}
          </Fact>
        )}
        {info.whatsapp !== '' && (
          <Fact icon="phone" term={t('info.phone')}>
            <RestaurantPhone info={info} />
          </Fact>
        )}
        {!isAtTable && (
          <>
            <Fact icon="bike" term={t('info.delivery')}>
              {info.no_delivery && <p>{t('info.no-delivery')}</p>}
              {!info.no_delivery && (
                <p>
                  {info.delivery_time_max > 0 ? t('info.arrives-in', arrives) : t('info.offered')}
                </p>
              )}
              {!info.no_delivery && info.min_total_delivery > 0 && (
                <p>{t('info.minimum', { amount: formatMoney(info.min_total_delivery) })}</p>
              )}
            </Fact>
            <Fact icon="store" term={t('info.takeout')}>
              {info.no_takeout && <p>{t('info.no-takeout')}</p>}
              {!info.no_takeout && (
                <p>
                  {info.takeout_time > 0
                    ? t('info.ready-in', { time: formatDuration(info.takeout_time) })
                    : t('info.offered')}
                </p>
              )}
              {info.has_car_takeout && <p>{t('info.car-takeout')}</p>}
            </Fact>
          </>
        )}
      </dl>
    </Card>
  );
}
