/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { minor, type DeliveryType, type RestaurantInfo } from '@storefront/shared-domain/contracts';
import {
  $deliveryType,
  $lines,
  $restaurantData,
  $tip,
  $totals,
} from '@storefront/shared-domain/models';
import { aGeneralLine, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { inTexts } from '@storefront/shared-kit/testing/render-page';
import { $isTipValid } from '../../lib/own-tip.model';
import { remote } from '../../remote';
import { TotalLines } from '../totals/total-lines';
import { TipBox } from './tip-box';

const TIPS = { percents: [15, 18, 20] };
const FEE = { name: 'Service fee', recipient: 'The kitchen team', value: 3, valueType: 'percent' };

async function show(info: Partial<RestaurantInfo>, type: DeliveryType = 'delivery') {
  const scope = fork({
    values: [
      [$restaurantData, restaurantData({ info: aRestaurant({ currency: 'USD', ...info }) })],
      [$lines, [aGeneralLine({ price: minor(4000), extras: [] })]],
      [$deliveryType, type],
    ],
  });
  const around = await inTexts(remote, { scope });
  render(
    around(
      <>
        <TipBox />
        <TotalLines />
      </>,
    ),
  );
  const amounts = (): string[] =>
    screen
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
  return { scope, amounts, user: userEvent.setup() };
}

test('tips are suggested with their amounts, and none is chosen', async () => {
  const { amounts } = await show({ tips: TIPS });
  expect(screen.getByRole('radiogroup', { name: 'Add a tip?' })).toHaveTextContent(
    'Optional, based on your subtotal of $ 40.00.',
  );
  const radios = screen.getAllByRole('radio');
  expect(radios.map((radio) => (radio.closest('label') as HTMLElement).textContent)).toEqual([
    '15%$ 6.00',
    '18%$ 7.20',
    '20%$ 8.00',
    'No tip',
    'Other amount',
  ]);
  for (const radio of radios) expect(radio).not.toBeChecked();
  expect(amounts().at(-1)).toBe('Total Payable $ 40.00');
});

test('a suggestion, no tip and an own amount are choices; the fee has its name and recipient', async () => {
  const { amounts, scope, user } = await show({
    tips: TIPS,
    service_fee: FEE as RestaurantInfo['service_fee'],
  });
  await user.click(screen.getByRole('radio', { name: '18%' }));
  expect(amounts().slice(1)).toEqual([
    'Service feeGoes to The kitchen team $ 1.20',
    'Tip $ 7.20',
    'Total Payable $ 48.40',
  ]);
  await user.click(screen.getByRole('radio', { name: 'No tip' }));
  expect(scope.getState($tip)).toEqual({ kind: 'amount', amount: 0 });
  expect(amounts().at(-1)).toBe('Total Payable $ 41.20');
  await user.click(screen.getByRole('radio', { name: 'Other amount' }));
  await user.type(screen.getByRole('textbox', { name: 'Tip amount' }), '5.50');
  expect(scope.getState($totals)).toMatchObject({ tip: 550, grandTotal: 4670 });
});

test('an own amount that is too large is not taken', async () => {
  const { scope, user } = await show({ tips: { percents: [] } });
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  await user.click(screen.getByRole('radio', { name: 'Other amount' }));
  await user.type(screen.getByRole('textbox', { name: 'Tip amount' }), '400');
  expect(screen.getByText('The tip can be up to $ 40.00.')).toBeVisible();
  expect(scope.getState($totals).tip).toBe(0);
});

const UNREADABLE = 'Type the tip in numbers, such as $ 4.00, or leave the field empty.';

test.each(['abc'])(
  'an own amount "%s" is an error at its field once it is left, and cannot be sent',
  async (typed) => {
    const { scope, user } = await show({ tips: TIPS });
    await user.click(screen.getByRole('radio', { name: 'Other amount' }));
    const field = screen.getByRole('textbox', { name: 'Tip amount' });
    await user.type(field, typed);
    expect([scope.getState($isTipValid), screen.queryByText(UNREADABLE)]).toEqual([false, null]);
    await user.tab();
    expect(field).toHaveAccessibleDescription(UNREADABLE);
    expect(field).toBeInvalid();
    expect(scope.getState($isTipValid)).toBe(false);
    await user.clear(field);
    expect(field).toBeValid();
    expect([scope.getState($isTipValid), scope.getState($tip)]).toEqual([true, null]);
    await user.type(field, '5');
    expect([scope.getState($isTipValid), scope.getState($totals).tip]).toEqual([true, 500]);
  },
);

test.each<{ info: Partial<RestaurantInfo>; type: DeliveryType }>([
  { info: {}, type: 'delivery' },
  { info: { tips: TIPS }, type: 'table' },
])('without tips in the record, and at a table, there is no question', async ({ info, type }) => {
  await show(info, type);
  expect(screen.queryByRole('radiogroup')).toBeNull();
});
