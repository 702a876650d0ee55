import { cpfProblem, isCpf, maskCpf } from '@storefront/shared-domain/rules';
import { Button, Icon, MaskedInput, Stack, TextInput } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $payer } from '../../lib/payer.model';
import {
  $isStarting,
  $isVerifying,
  $partner,
  $problem,
  codeEdited,
  codeRequested,
  codeTried,
  cpfEdited,
  saleConfirmed,
} from './partner.model';
import styles from './partner.module.css';

/** Debounce time in ms of a field (CHECKOUT-39). */
const SETTLE_MS = 500;

/** The value, debounced by `SETTLE_MS`. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

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
function PartnerCode({ code, alert, onChange, onAgain }: Props) {
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

/**
 * The CPF and 'Receber Código'; then the code; CONFIRM when the code is valid (CHECKOUT-36,
 * CHECKOUT-37). Enter triggers the current step.
 */
export function PartnerForm() {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { payer, partner, problem, isStarting, request, tryCode, confirm, editCpf } = useUnit({
    payer: $payer,
    partner: $partner,
    problem: $problem,
    isStarting: $isStarting,
    request: codeRequested,
    tryCode: codeTried,
    confirm: saleConfirmed,
    editCpf: cpfEdited,
  });
  const [cpf, setCpf] = useState(() => (isCpf(payer.cpf) ? maskCpf(payer.cpf) : ''));
  const [code, setCode] = useState('');
  const settled = useSettled(cpf);
  const isRight = settled === cpf && cpfProblem(cpf, 'loyalty-partner') === null;
  const isSent = partner.saleID !== '';
  const cpfError = settled === cpf && cpf !== '' ? cpfProblem(cpf, 'loyalty-partner') : null;
  const again = (): void => {
    setCode('');
    request(cpf);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (partner.codeIsValid) confirm();
    else if (isSent) tryCode(code);
    else request(cpf);
  };
  const alert = (
    <div role="alert">
      {problem !== null && (
        <p className={styles.problem}>
          {t(problem === 'start' ? 'partner.start-failed' : 'partner.code-invalid')}
        </p>
      )}
    </div>
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <MaskedInput
          format={maskCpf}
          label={t('partner.cpf')}
          placeholder="000.000.000-00"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={cpf}
          required
          data-initial-focus
          error={cpfError === null ? undefined : t(`domain:validation.${cpfError}`)}
          onChange={(event) => {
            setCpf(event.target.value);
            editCpf();
          }}
        />
        {isSent ? (
          <PartnerCode code={code} alert={alert} onChange={setCode} onAgain={again} />
        ) : (
          <Stack gap={3}>
            {alert}
            <Button
              type="submit"
              size="l"
              wide
              loading={isStarting}
              reason={
                isRight ? null : t('domain:validation.incomplete', { fields: t('partner.cpf') })
              }
            >
              {t('partner.get-code')}
            </Button>
          </Stack>
        )}
        {partner.codeIsValid && (
          <Button type="submit" size="l" wide>
            {t('domain:action.confirm')}
          </Button>
        )}
      </Stack>
    </form>
  );
}
