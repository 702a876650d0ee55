import { useUnit } from 'effector-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, Stack, TextInput } from '@storefront/shared-ui';
import * as scan from './scan.model';

/** The code typed or pasted, alone or in its link. A rejected code stays in the field. */
export function CodeForm({ onCode }: { onCode: (text: string) => Promise<void> }) {
  const { t } = useTranslation('mf-menu');
  const { text, type, problem, isPending } = useUnit({
    text: scan.$text,
    type: scan.codeTyped,
    problem: scan.$problem,
    isPending: scan.submitFx.pending,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) void onCode(text);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <TextInput
          label={t('scan.code')}
          hint={t('scan.code-hint')}
          error={problem === null ? undefined : t(`scan.refused.${problem}`)}
          value={text}
          onChange={(event) => type(event.target.value)}
          start={<Icon name="qr" />}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
        />
        <Button type="submit" size="l" wide loading={isPending}>
          {t('scan.connect')}
        </Button>
      </Stack>
    </form>
  );
}
