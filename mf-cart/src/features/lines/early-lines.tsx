import { useTranslation } from 'react-i18next';
import { EarlySamples } from './early-samples';
import { useCartFrame } from './use-cart-frame';

/**
 * The list into which the script of the frame draws the stored cart before the application starts
 * (ADR 0022), and what it copies. React continues a list with a text as its child, and leaves what is
 * in it.
 */
export function EarlyLines({ className }: { className: string }) {
  const { t } = useTranslation('mf-cart');
  const frame = useCartFrame();
  return (
    <>
      <ul
        className={className}
        aria-label={t('page.title')}
        data-early="lines"
        data-cart-frame={JSON.stringify(frame)}
        suppressHydrationWarning
      >
        {''}
      </ul>
      <EarlySamples />
    </>
  );
}
