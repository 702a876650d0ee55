import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { minor } from '@storefront/shared-domain/contracts';
import { $couponDiscount, $formatMoney } from '@storefront/shared-domain/models';
import { AlertDialog } from '@storefront/shared-ui';
import type { CouponResult } from './coupon-result';
import { applyPressed } from './coupon.model';

type Shown = Exclude<CouponResult, { kind: 'used' }>;
type Props = { result: Shown; onRead: () => void };
type View = { title: string; tone: 'success' | 'warning' | 'danger'; text: ReactNode };

const ICONS = { success: 'check', warning: 'warning', danger: 'close' } as const;

function useView(result: Shown): View {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { money, discount } = useUnit({ money: $formatMoney, discount: $couponDiscount });
  switch (result.kind) {
    case 'applied':
      return {
        title: t('coupon.applied'),
        tone: 'success',
        text: t('coupon.applied-text', {
          code: result.coupon.code,
          amount: money(minor(discount)),
        }),
      };
    case 'twice':
      return { title: t('coupon.twice'), tone: 'warning', text: t('coupon.twice-text') };
    case 'below-minimum':
      return {
        title: t('coupon.below-minimum'),
        tone: 'warning',
        text: t('coupon.below-minimum-text', { missing: money(result.missing) }),
      };
    case 'invalid':
      return { title: t('coupon.invalid'), tone: 'danger', text: t('coupon.invalid-text') };
    case 'featured-item':
      return { title: t('coupon.not-applied'), tone: 'danger', text: t('coupon.featured-text') };
    case 'limit':
      return {
        title: t('coupon.not-applied'),
        tone: 'danger',
        text: t('domain:order-error.coupon-limit.message'),
      };
    case 'hours':
      return {
        title: t('coupon.not-applied'),
        tone: 'danger',
        text: t('domain:order-error.coupon-hours.message'),
      };
    case 'failed':
      return {
        title: t('coupon.not-applied'),
        tone: 'danger',
        text: t(`domain:error.${result.reason}`),
      };
  }
}

/**
 * Result of a code: success, warning or failure (COUPON-11, ERRORS-13, ERRORS-15 to ERRORS-17). A
 * failed check can be retried.
 */
export function ResultDialog({ result, onRead }: Props) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const apply = useUnit(applyPressed);
  const { title, tone, text } = useView(result);
  const canRetry = result.kind === 'failed';
  return (
    <AlertDialog
      open
      title={title}
      tone={tone}
      icon={ICONS[tone]}
      confirmLabel={t(canRetry ? 'domain:action.retry' : 'domain:action.ok')}
      onConfirm={canRetry ? () => apply() : onRead}
      {...(canRetry ? { cancelLabel: t('domain:action.close'), onCancel: onRead } : {})}
    >
      {text}
    </AlertDialog>
  );
}
