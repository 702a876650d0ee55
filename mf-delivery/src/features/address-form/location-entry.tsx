import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, IconButton } from '@storefront/shared-ui';
import { $draft } from './address-draft.model';
import { $isAsking, $isRefused, positionAsked, positionRemoved } from './position.model';
import styles from './address-form.module.css';

/** 'Use my location': the coordinates stay with the typed address and count for its fee. */
export function LocationEntry() {
  const { t } = useTranslation('mf-delivery');
  const { draft, isAsking, isRefused, ask, remove } = useUnit({
    draft: $draft, isAsking: $isAsking, isRefused: $isRefused, ask: positionAsked, remove: positionRemoved,
  });
  const isKnown = draft.coordinates !== null && draft.coordinates !== undefined;
  return (
    <div className={styles.location}>
      {!isKnown && <Button variant="secondary" wide icon="pin" loading={isAsking} onClick={() => ask()}>{t('address-form.location')}</Button>}
      <div role="status">
        {isKnown && (
          <p className={styles.located}>
            <Icon name="check" />
            <span>{t('address-form.location-known')}</span>
            <IconButton icon="close" label={t('address-form.location-remove')} onClick={() => remove()} />
          </p>
        )}
        {isAsking && <p className={styles.hint}>{t('address-form.location-asking')}</p>}
        {isRefused && <p className={styles.hint}>{t('address-form.location-refused')}</p>}
      </div>
    </div>
  );
}
