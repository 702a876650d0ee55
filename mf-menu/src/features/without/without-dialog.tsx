import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Allergen } from '@storefront/shared-domain/contracts';
import { sectionsWithout } from '@storefront/shared-domain/menu-rules';
import { Button, CheckboxCard, Dialog, Stack } from '@storefront/shared-ui';
import { cardKey } from '../../menu/card-key';
import { $allSections, $statedAllergens } from '../../menu/menu.model';
import { $without, withoutChosen } from '../../menu/without.model';
import styles from './without.module.css';

type Props = { open: boolean; onClose: () => void };

/**
 * The allergens that the record speaks of. The choice is applied by the button, which says how many
 * dishes are confirmed to have none of them.
 */
export default function WithoutDialog({ open, onClose }: Props) {
  const { t } = useTranslation(['mf-menu', 'domain']);
  const { sections, stated, without, choose } = useUnit({
    sections: $allSections,
    stated: $statedAllergens,
    without: $without,
    choose: withoutChosen,
  });
  const [chosen, setChosen] = useState<readonly Allergen[] | null>(null);
  const current = chosen ?? without;
  const toggle = (allergen: Allergen): void =>
    setChosen(stated.filter((it) => current.includes(it) !== (it === allergen)));
  const left = sectionsWithout(sections, current).flatMap(({ cards }) => cards.map(cardKey));
  const close = (): void => {
    setChosen(null);
    onClose();
  };
  const apply = (): void => {
    choose(current);
    close();
  };
  return (
    <Dialog
      open={open}
      title={t('without.title')}
      closeLabel={t('domain:action.close')}
      onClose={close}
      footer={
        <Button size="l" wide onClick={apply}>
          {t('without.show', { count: new Set(left).size })}
        </Button>
      }
    >
      <Stack gap={4}>
        <p className={styles.hint}>{t('without.hint')}</p>
        <ul className={styles.choices} role="list" aria-label={t('without.title')}>
          {stated.map((allergen) => (
            <li key={allergen}>
              <CheckboxCard
                value={allergen}
                title={t(`domain:allergen.${allergen}`)}
                checked={current.includes(allergen)}
                onChange={() => toggle(allergen)}
              />
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
}
