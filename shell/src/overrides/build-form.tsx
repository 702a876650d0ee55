import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Select, TextInput } from '@storefront/shared-ui';
import type { OverridingBuild } from '../boot/stored-overrides';
import { type Refusal, fetchBuild } from './fetch-build';
import styles from './panel.module.css';
import type { Place } from './place';

type Props = {
  readonly place: Place;
  readonly onBuild: (remote: string, build: OverridingBuild) => void;
};

/** Selects a remote and the build that replaces it. */
export function BuildForm({ place, onBuild }: Props) {
  const { t } = useTranslation('shell');
  const remotes = Object.keys(place.composition.remotes);
  const [remote, setRemote] = useState(remotes[0] ?? '');
  const [build, setBuild] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function use(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const fetched = await fetchBuild(build, remote, place);
    setBusy(false);
    if (fetched.ok) onBuild(remote, fetched.build);
    else setRefusal(fetched.refusal);
  }

  const origins =
    place.origins.length === 0
      ? t('overrides.build.no-origins')
      : t('overrides.build.origins', { origins: place.origins.join(', ') });
  return (
    <form className={styles.form} onSubmit={(event) => void use(event)}>
      <h3 className={styles.heading}>{t('overrides.build.title')}</h3>
      <Select
        label={t('overrides.build.remote')}
        value={remote}
        onChange={(event) => setRemote(event.target.value)}
        options={remotes.map((name) => ({ value: name, label: name }))}
      />
      <TextInput
        label={t('overrides.build.build')}
        hint={`${t('overrides.build.hint')} ${origins}`}
        error={refusal && t(`overrides.refused.${refusal}`)}
        value={build}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
        onChange={(event) => {
          setBuild(event.target.value);
          setRefusal(null);
        }}
      />
      <Button type="submit" loading={isBusy}>
        {t('overrides.build.use')}
      </Button>
    </form>
  );
}
