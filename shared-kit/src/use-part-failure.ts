import { useTranslation } from 'react-i18next';

/** Texts of the panel with Retry that replaces a part whose chunk could not be fetched. */
export function usePartFailure() {
  const { t } = useTranslation('domain');
  return {
    title: t('error.part'),
    reason: t('error.part-hint'),
    retryLabel: t('action.retry'),
  };
}
