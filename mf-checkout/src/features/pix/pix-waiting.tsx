import { noticeBus } from '@storefront/shared-domain/bus';
import { serverNow } from '@storefront/shared-domain/clock';
import type { OrderPayment } from '@storefront/shared-domain/contracts';
import { $formatMoney } from '@storefront/shared-domain/models';
import { pageOrigin } from '@storefront/shared-domain/paths';
import { paymentLink } from '@storefront/shared-domain/rules';
import { useCopy } from '@storefront/shared-kit/use-copy';
import { usePartFailure } from '@storefront/shared-kit/use-part-failure';
import {
  Button,
  Card,
  LazyPart,
  LinkButton,
  Skeleton,
  Spinner,
  Stack,
  VisuallyHidden,
} from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GiveUp } from '../../lib/payment-watch/give-up';
import { $isActionFailed, updateRequested } from '../../lib/payment-watch/payment-watch.model';
import styles from './pix.module.css';

const DAY_S = 86_400;

/** Whole seconds until an ISO instant; 0 when it has passed or is invalid. */
export const secondsLeft = (until: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now) / 1000) || 0);

const two = (value: number): string => String(value).padStart(2, '0');

/** Formats seconds as '4:05' or '1:04:05'; more than 24 hours count on in hours. */
export function watchFace(seconds: number): string {
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/**
 * Minutes to announce: a screen reader announces each change. Null while nothing is to be
 * announced.
 */
export function spokenMinutes(seconds: number): number | null {
  if (seconds <= 0 || seconds > DAY_S) return null;
  return seconds <= 60 ? 1 : seconds <= 300 ? 5 : null;
}

/** The code to paste into the bank's app, with its copy button. */
function CopyCode({ code }: { code: string }) {
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

type Props = { expiresAt: string; onOver: () => void };

/** Remaining validity of the code: shown every second, announced at five minutes and at one. */
function Countdown({ expiresAt, onOver }: Props) {
  const { t } = useTranslation('mf-checkout');
  const [left, setLeft] = useState(() => secondsLeft(expiresAt, serverNow()));
  const isOver = left === 0;
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft(expiresAt, serverNow())), 1000);
    return () => clearInterval(timer);
  }, [expiresAt]);
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  const minutes = spokenMinutes(left);
  return (
    <>
      <p className={styles.countdown} aria-hidden>
        {t('pix.expires', { time: watchFace(left) })}
      </p>
      <VisuallyHidden>
        <p role="status">{minutes !== null && t('pix.minutes-left', { count: minutes })}</p>
      </VisuallyHidden>
    </>
  );
}

const loadQrCode = () => import(/* webpackChunkName: "qr-code" */ './qr-code');

/**
 * An unpaid pix: its QR code, its code to paste, its remaining validity, and the further actions.
 */
export function PixWaiting({
  payment: { amount, pixCode, link, expiresAt },
}: {
  payment: OrderPayment;
}) {
  const { t } = useTranslation('mf-checkout');
  const partFailure = usePartFailure();
  const { money, request, isFailed } = useUnit({
    money: $formatMoney,
    request: updateRequested,
    isFailed: $isActionFailed,
  });
  const bank = paymentLink(link, pageOrigin());
  return (
    <Stack gap={5}>
      <Card padding="l">
        <div className={styles.head}>
          <p className={styles.amount}>{money(amount)}</p>
          {expiresAt && <Countdown expiresAt={expiresAt} onOver={request} />}
          <p role="status" className={styles.waiting}>
            <Spinner /> {t('pix.waiting')}
          </p>
          {pixCode !== '' && (
            <div className={styles.frame}>
              <LazyPart
                load={loadQrCode}
                props={{ text: pixCode, label: t('pix.qr') }}
                waiting={<Skeleton shape="block" size="l" />}
                failed={partFailure}
              />
            </div>
          )}
        </div>
        {pixCode !== '' && <CopyCode code={pixCode} />}
      </Card>
      <ol className={styles.steps}>
        <li>{t('pix.step-open')}</li>
        <li>{t('pix.step-paste')}</li>
        <li>{t('pix.step-confirm')}</li>
      </ol>
      {bank !== null && (
        <LinkButton
          to={bank}
          reloadDocument
          target="_blank"
          rel="noopener noreferrer"
          size="l"
          wide
          variant="secondary"
        >
          {t('pix.bank')}
        </LinkButton>
      )}
      {isFailed && <p role="alert">{t('pay.failed')}</p>}
      <GiveUp />
    </Stack>
  );
}
