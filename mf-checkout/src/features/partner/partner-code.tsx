import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, Stack, TextInput } from '@storefront/shared-ui';
import { $isStarting, $isVerifying, $partner, codeEdited } from './partner.model';
import styles from './partner.module.css';
import { useSettled } from './use-settled';

/** `alert`: the failure, shown below the code. */
type Props = {
  code: string;
  alert: ReactNode;
  onChange: (code: string) => void;
  onAgain: () => void;
};

const DIGITS = 6;

/**
 * The code of the SMS and 'Verificar código', until the code is valid (CHECKOUT-36, CHECKOUT-37).
 */
export function PartnerCode({ code, alert, onChange, onAgain }: Props) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { partner, isStarting, isVerifying, edit } = useUnit({
    partner: $partner,
    isStarting: $isStarting,
    isVerifying: $isVerifying,
    edit: codeEdited,
  });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [partner.saleID]);
  const settled = useSettled(code);
  return (
    <Stack gap={3}>
      <TextInput
        ref={input}
        label={t('partner.code')}
        hint={partner.codeIsValid ? undefined : t('partner.sent')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={DIGITS}
        value={code}
        required
        onChange={(event) => {
          onChange(event.target.value.replace(/\D/g, ''));
          edit();
        }}
      />
      {alert}
      {partner.codeIsValid ? (
        <p role="status" className={styles.verified}>
          <Icon name="check" /> {t('partner.verified')}
        </p>
      ) : (
        <Stack gap={2}>
          <Button
            type="submit"
            size="l"
            wide
            loading={isVerifying}
            reason={
              settled === code && code !== ''
                ? null
                : t('domain:validation.incomplete', { fields: t('partner.code') })
            }
          >
            {t('partner.verify')}
          </Button>
          <Button type="button" variant="ghost" wide loading={isStarting} onClick={onAgain}>
            {t('partner.again')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
