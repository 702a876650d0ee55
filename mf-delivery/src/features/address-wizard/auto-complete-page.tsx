import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $restaurant } from '@storefront/shared-domain/models';
import { isNumberFirst, streetLine } from '@storefront/shared-domain/rules';
import { Icon, List, Row } from '@storefront/shared-ui';
import { AddressSearch } from './address-search';
import { lastChosen } from './locate.model';
import { LocationButton } from './location-button';
import { $answer } from './search.model';
import { $lastAddress } from './wizard.model';
import styles from './address-wizard.module.css';

/**
 * Page 1 (DELIVERY-29): the address search and the device location; instructions until something is
 * typed.
 */
export function AutoCompletePage() {
  const { t } = useTranslation('mf-delivery');
  const { info, answer, last, chooseLast } = useUnit({
    info: $restaurant,
    answer: $answer,
    last: $lastAddress,
    chooseLast: lastChosen,
  });
  const country = info?.country ?? '';
  const isIdle = answer.kind === 'idle' || answer.kind === 'short';
  return (
    <div className={styles.page}>
      <AddressSearch view="page" />
      {isIdle && <LocationButton />}
      {isIdle && last && (
        <List variant="card">
          <Row
            start={<Icon name="clock" />}
            title={streetLine(last.street, last.number, country)}
            detail={t('address-wizard.last')}
            onClick={() => chooseLast()}
          />
        </List>
      )}
      {answer.kind === 'idle' && (
        <div className={styles.hints}>
          <h3 className={styles.hintsTitle}>{t('address-wizard.hints')}</h3>
          <ul className={styles.hintList}>
            {[
              ...(isNumberFirst(country) ? ['number-first'] : ['street', 'number']),
              'postal-code',
            ].map((hint) => (
              <li key={hint}>{t(`address-wizard.hint.${hint}`)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
