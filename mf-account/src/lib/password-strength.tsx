import { useTranslation } from 'react-i18next';
import { passwordStrength, strengthLabelKey } from '@storefront/shared-domain/rules';
import styles from './password-strength.module.css';

const PARTS = [1, 2, 3, 4];

/**
 * Strength of a password, as bars and as text (ACCOUNT-08, ACCOUNT-10); no text while the field is
 * empty.
 */
export function PasswordStrength({ password }: { password: string }) {
  const { t } = useTranslation(['mf-account', 'domain']);
  const level = passwordStrength(password);
  return (
    <div className={styles.strength} data-level={password === '' ? 'none' : level}>
      <span className={styles.bars} aria-hidden>
        {PARTS.map((part) => (
          <span key={part} className={styles.bar} data-filled={part <= level} />
        ))}
      </span>
      <p className={styles.label} role="status">
        {password !== '' && (
          <>
            {t('password.strength')} <strong>{t(`domain:${strengthLabelKey(level)}`)}</strong>
          </>
        )}
      </p>
    </div>
  );
}
