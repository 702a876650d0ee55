import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Select } from '@storefront/shared-ui';
import type { PageExperiment } from '@storefront/loader/page';
import styles from './panel.module.css';

type Arms = Readonly<Record<string, string>>;
type Props = {
  readonly experiments: readonly PageExperiment[];
  readonly chosen: Arms;
  readonly onArms: (arms: Arms) => void;
};

/** Selects the arm of each running experiment: the assigned one, or a chosen one. */
export function ArmsForm({ experiments, chosen, onArms }: Props) {
  const { t } = useTranslation('shell');
  const [arms, setArms] = useState(chosen);
  const use = (event: FormEvent): void => {
    event.preventDefault();
    onArms(Object.fromEntries(Object.entries(arms).filter(([, arm]) => arm !== '')));
  };
  return (
    <form className={styles.form} onSubmit={use}>
      <h3 className={styles.heading}>{t('overrides.arms.title')}</h3>
      {experiments.map(({ name, arms: all }) => (
        <Select
          key={name}
          label={name}
          value={arms[name] ?? ''}
          onChange={(event) => setArms({ ...arms, [name]: event.target.value })}
          options={[
            { value: '', label: t('overrides.arms.assigned') },
            ...all.map((arm) => ({ value: arm.name, label: arm.name })),
          ]}
        />
      ))}
      <Button type="submit" variant="secondary">
        {t('overrides.arms.use')}
      </Button>
    </form>
  );
}
