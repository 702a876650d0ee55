import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Dietary } from '@storefront/shared-domain/contracts';
import { dietaryTexts, statesDietary } from '@storefront/shared-domain/menu-rules';
import { $menu } from '@storefront/shared-domain/models';
import { Card } from '@storefront/shared-ui';
import styles from './item-dietary.module.css';

/**
 * What the record says about allergens and diets of the item in every choice, and what it does not
 * confirm; absent where the menu says nothing of any dish.
 */
export function ItemDietary({ dietary }: { dietary: Dietary | null | undefined }) {
  const { t } = useTranslation('domain');
  const menu = useUnit($menu);
  if (menu === null || !statesDietary(menu)) return null;
  return (
    <Card as="section" aria-label={t('dietary.title')}>
      <h2 className={styles.title}>{t('dietary.title')}</h2>
      <ul className={styles.list} role="list">
        {dietaryTexts((key, values) => t(key, values), dietary, 'full').map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Card>
  );
}
