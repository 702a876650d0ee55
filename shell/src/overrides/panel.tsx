import type { PageExperiment } from '@storefront/loader/page';
import { Button, Dialog, Select, Stack } from '@storefront/shared-ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Overrides } from '../boot/stored-overrides';
import styles from './panel.module.css';
import { BuildForm } from './build-form';
import type { Place } from './place';

type Arms = Readonly<Record<string, string>>;
type Props = {
  readonly experiments: readonly PageExperiment[];
  readonly chosen: Arms;
  readonly onArms: (arms: Arms) => void;
};

/** Selects the arm of each running experiment: the assigned one, or a chosen one. */
function ArmsForm({ experiments, chosen, onArms }: Props) {
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

export interface PanelProps {
  readonly place: Place;
  readonly experiments: readonly PageExperiment[];
  readonly overrides: Overrides;
  readonly onChosen: (overrides: Overrides) => void;
  readonly onClose: () => void;
}

/**
 * Replaces a remote of this tab by another build, or chooses the arms of experiments, for testers
 * of the store.
 */
export function Panel({ place, experiments, overrides, onChosen, onClose }: PanelProps) {
  const { t } = useTranslation('shell');
  return (
    <Dialog
      open
      title={t('overrides.panel.title')}
      closeLabel={t('overrides.panel.close')}
      onClose={onClose}
    >
      <Stack gap={5}>
        <p className={styles.about}>{t('overrides.panel.about')}</p>
        <BuildForm
          place={place}
          onBuild={(name, build) =>
            onChosen({ ...overrides, builds: { ...overrides.builds, [name]: build } })
          }
        />
        {experiments.length > 0 && (
          <ArmsForm
            experiments={experiments}
            chosen={overrides.arms}
            onArms={(arms) => onChosen({ ...overrides, arms })}
          />
        )}
      </Stack>
    </Dialog>
  );
}
