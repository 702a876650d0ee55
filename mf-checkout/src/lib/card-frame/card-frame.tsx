import { type Ref, useImperativeHandle } from 'react';
import { useTranslation } from 'react-i18next';
import type { FromCardFrame } from '@storefront/shared-domain/contracts';
import { ErrorPanel, Skeleton, Stack, VisuallyHidden } from '@storefront/shared-ui';
import styles from './card-frame.module.css';
import { useCardFrame, type FramePurpose } from './use-card-frame';

export type CardFrameHandle = {
  /** Allows sending the card: after `finishing`, and again after `failed`. */
  submit: (answer: { shouldStoreCard: boolean; bearer: string | null }) => void;
  /** Closes the question and returns the form to the customer. */
  resume: () => void;
};

type Props = {
  ref?: Ref<CardFrameHandle>;
  /** Accessible name of the frame. */
  title: string;
  purpose: FramePurpose;
  onMessage: (message: FromCardFrame) => void;
};

/**
 * Embeds the card's own document: typed card data never reaches the page, which receives only the
 * card with its token.
 */
export function CardFrame({ ref, title, purpose, onMessage }: Props) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { frame, url, state, height, send, start, retry } = useCardFrame(purpose, onMessage);
  useImperativeHandle(
    ref,
    () => ({
      submit: (answer) => send({ type: 'submit', ...answer }),
      resume: () => send({ type: 'resume' }),
    }),
    [send],
  );
  if (state === 'failed') {
    return (
      <ErrorPanel
        title={t('card-frame.failed')}
        reason={t('card-frame.failed-text')}
        retryLabel={t('domain:action.retry')}
        onRetry={retry}
      />
    );
  }
  return (
    <div className={styles.place} data-mode={purpose.mode} aria-busy={state === 'loading'}>
      {state === 'loading' && (
        <div className={styles.waiting}>
          <VisuallyHidden>
            <p role="status">{t('card-frame.loading')}</p>
          </VisuallyHidden>
          <Stack gap={4}>
            <Skeleton shape="button" />
            {purpose.mode === 'new' && (
              <>
                <Skeleton shape="button" />
                <Skeleton shape="button" />
              </>
            )}
          </Stack>
        </div>
      )}
      <iframe
        key={url}
        ref={frame}
        className={styles.frame}
        src={url}
        title={title}
        onLoad={start}
        data-ready={state === 'ready'}
        style={height > 0 ? { blockSize: `${Math.ceil(height)}px` } : undefined}
      />
    </div>
  );
}
