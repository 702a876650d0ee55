import { useUnit } from 'effector-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cpfProblem, isCpf, maskCpf } from '@storefront/shared-domain/rules';
import { Button, MaskedInput, Stack } from '@storefront/shared-ui';
import { $payer } from '../../lib/payer.model';
import { PartnerCode } from './partner-code';
import {
  $isStarting,
  $partner,
  $problem,
  codeRequested,
  codeTried,
  cpfEdited,
  saleConfirmed,
} from './partner.model';
import styles from './partner.module.css';
import { useSettled } from './use-settled';

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
