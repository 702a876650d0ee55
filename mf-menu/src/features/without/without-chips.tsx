import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@storefront/shared-ui';
import { $without, withoutRemoved } from '../../menu/without.model';
import styles from './without.module.css';

/** The allergens that the shown dishes must not have; each can be removed. */
export function WithoutChips() {
  const { t } = useTranslation(['mf-menu', 'domain']);
  const { without, remove } = useUnit({ without: $without, remove: withoutRemoved });
  if (without.length === 0) return null;
  return (
    <div className={styles.active}>
      <ul className={styles.chips} role="list" aria-label={t('without.active')}>
        {without.map((allergen) => {
          const name = t(`domain:allergen.${allergen}`);
          return (
            <li key={allergen}>
              <button
                type="button"
                className={styles.chip}
                aria-label={t('without.remove', { allergen: name })}
                onClick={() => remove(allergen)}
              >
                {t('without.chip', { allergen: name })}
                <Icon name="close" size="s" />
              </button>
            </li>
          );
        })}
      </ul>
      <p className={styles.hint}>{t('without.note')}</p>
    </div>
  );
}
