import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeBus } from '@storefront/shared-domain/bus';
import { useCopy } from '@storefront/shared-kit/use-copy';
import { Button } from '@storefront/shared-ui';
import styles from './pix.module.css';

/** The code to paste into the bank's app, with its copy button. */
export function CopyCode({ code }: { code: string }) {
  const { t } = useTranslation('mf-checkout');
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = useCopy(useUnit(noticeBus.toastRequested));
  const [isCopied, setCopied] = useState(false);
  return (
    <div className={styles.copy}>
      <label className={styles.label} htmlFor="pix-code">
        {t('pix.code')}
      </label>
      <textarea
        ref={field}
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
        icon={isCopied ? 'check' : 'copy'}
        onClick={() => void copy(code, field.current).then(setCopied)}
      >
        {t('pix.copy')}
      </Button>
      <p role="status" className={styles.copied}>
        {isCopied && t('pix.copied')}
      </p>
    </div>
  );
}
