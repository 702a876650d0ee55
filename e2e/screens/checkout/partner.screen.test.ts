import { screen, waitFor, within } from '@testing-library/react';
import { apiRequest } from '../kit/api-request';
import { atPayment, ORDER } from './at-payment';

const CPF = '52998224725';
const SALE = /\/convenix\/sale$/;
const CODE = /código|code/i;

/** The code of the newest message of the demo. */
async function newestCode(): Promise<string> {
  return (
    /<strong>(\d{6})<\/strong>/.exec(
      await (await apiRequest.get('/api/demo/outbox')).text(),
    )?.[1] ?? ''
  );
}

async function atPartner() {
  const page = await atPayment();
  await page.choose('convenix');
  const dialog = screen.getByRole('dialog', { name: 'Convenix' });
  const box = within(dialog);
  return {
    ...page,
    dialog,
    box,
    cpf: box.getByRole('textbox', { name: 'CPF' }),
    requestButton: () => box.getByRole('button', { name: 'Receber Código' }),
  };
}

test('[CHECKOUT-35] [CHECKOUT-36] [CHECKOUT-37] [CHECKOUT-38] a code by SMS confirms and pays the order', async () => {
  const { dialog, box, cpf, requestButton, tile, confirmButton, network, texts, user } =
    await atPartner();
  expect(dialog).toHaveTextContent(texts('domain:totals.total-payable'));
  expect(dialog).toHaveTextContent('R$28,90');
  expect(cpf).toHaveFocus();
  expect(box.queryByRole('textbox', { name: CODE })).toBeNull();
  await user.type(cpf, CPF);
  expect(cpf).toHaveValue('529.982.247-25');
  await waitFor(() => expect(requestButton()).toBeEnabled());
  await user.click(requestButton());
  const code = await box.findByRole('textbox', { name: CODE });
  await waitFor(() => expect(code).toHaveFocus());
  expect(network.requests('POST', SALE).map(({ body }) => body)).toEqual([
    { clientCPF: CPF, sale: { value: 28.9, discount: 0 } },
  ]);
  const confirm = (): HTMLElement | null =>
    box.queryByRole('button', { name: texts('domain:action.confirm') });
  const check = async (typed: string): Promise<void> => {
    await user.clear(code);
    await user.type(code, typed);
    const verify = box.getByRole('button', { name: 'Verificar código' });
    await waitFor(() => expect(verify).toBeEnabled());
    await user.click(verify);
  };
  network.allow('POST', /\/convenix\/sale\/approve$/, 422);
  const right = await newestCode();
  await check(right === '000000' ? '000001' : '000000');
  await waitFor(() => expect(box.getByRole('alert')).toHaveTextContent('Código Inválido'));
  expect(confirm()).toBeNull();
  await check(right);
  await waitFor(() => expect(confirm()).toBeVisible());
  await user.click(confirm()!);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await tile('convenix')).toHaveAttribute('aria-pressed', 'true');
  await user.click(confirmButton()!);
  await screen.findByRole('heading', { level: 1, name: texts('domain:order.placed') });
  const [{ body }] = network.requests('POST', ORDER) as unknown as [
    { body: { details: { uuid: string } } },
  ];
  expect(
    await (await apiRequest.get(`/api/order/${body.details.uuid}/payment`)).json(),
  ).toMatchObject({ method: 'convenix', status: 'paid', amount: 28.9 });
});

test('[CHECKOUT-39] a CPF is checked after a pause in typing, and a wrong one is an invalid document', async () => {
  const { box, cpf, requestButton, texts, user } = await atPartner();
  expect(requestButton()).toBeDisabled();
  await user.type(cpf, '52998224724');
  expect(await box.findByText(texts('domain:validation.invalidDocument'))).toBeVisible();
  expect(requestButton()).toBeDisabled();
  await user.type(cpf, '{Backspace}5');
  await waitFor(() => expect(requestButton()).toBeEnabled());
  expect(box.queryByText(texts('domain:validation.invalidDocument'))).toBeNull();
});

test('[ERRORS-24] a code that is not sent is reported; closing the dialog leaves the method unchosen', async () => {
  const { dialog, box, cpf, requestButton, tile, confirmButton, network, press, user } =
    await atPartner();
  network.answer('POST', SALE, {
    status: 429,
    json: { error: 'Too many codes for today', code: 'partner_codes_used_up', path: 'clientCPF' },
  });
  await user.type(cpf, '12345678909');
  await waitFor(() => expect(requestButton()).toBeEnabled());
  await user.click(requestButton());
  await waitFor(() =>
    expect(box.getByRole('alert')).toHaveTextContent(
      'Erro ao tentar criar um código de confirmação.',
    ),
  );
  expect(box.queryByRole('textbox', { name: CODE })).toBeNull();
  await press(dialog, 'domain:action.close');
  expect(dialog).not.toBeInTheDocument();
  expect(await tile('convenix')).toHaveAttribute('aria-pressed', 'false');
  expect(confirmButton()).toBeNull();
});

test('[CHECKOUT-36] an unknown document gets the same response as any other, and no code is accepted', async () => {
  const { box, cpf, requestButton, network, texts, user } = await atPartner();
  await user.type(cpf, '12345678909');
  await waitFor(() => expect(requestButton()).toBeEnabled());
  await user.click(requestButton());
  const code = await box.findByRole('textbox', { name: CODE });
  expect(code).toHaveAccessibleDescription(texts('mf-checkout:partner.sent'));
  network.allow('POST', /\/convenix\/sale\/approve$/, 422);
  await user.type(code, '123456');
  await waitFor(() => expect(box.getByRole('button', { name: 'Verificar código' })).toBeEnabled());
  await user.click(box.getByRole('button', { name: 'Verificar código' }));
  await waitFor(() => expect(box.getByRole('alert')).toHaveTextContent('Código Inválido'));
});
