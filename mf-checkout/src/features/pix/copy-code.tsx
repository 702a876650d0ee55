import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@storefront/shared-ui';
import { copyText } from './copy-text';
import styles from './pix.module.css';

/** The code to paste into the bank's app, with its copy button. */
export function CopyCode({ code }: { code: string }) {
  const { t } = useTranslation('mf-checkout');
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = async (): Promise<void> => setOutcome((await copyText(code)) ? 'copied' : 'failed');
  return (
    <div className={styles.copy}>
      <label className={styles.label} htmlFor="pix-code">
        {t('pix.code')}
      </label>
      <textarea
        id="pix-code"
        className={styles.code}
        readOnly
        rows={4}
        value={code}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        size="l"
        wide
        icon={outcome === 'copied' ? 'check' : 'copy'}
        onClick={() => void copy()}
      >
        {t('pix.copy')}
      </Button>
      <p role="status" className={styles.copied}>
        {outcome !== null && t(`pix.${outcome}`)}
      </p>
    </div>
  );
}
