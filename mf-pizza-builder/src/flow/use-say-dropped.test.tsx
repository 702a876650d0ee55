/** @jest-environment jsdom */
import { createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { noticeBus } from '@storefront/shared-domain/bus';
import { pizzaData } from '../testing/pizza-menu.test-kit';
import { findFlowItem } from './flow-item';
import { availableChoice, type AvailableChoice } from './available-choice';
import { useSayDropped } from './use-say-dropped';

jest.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const { menu, info } = pizzaData();
const offer = findFlowItem(menu, info, 'half', false)!.offers[0]!;

test('a choice that lost an item is reported and saved once, however often the page is rendered', async () => {
  const scope = fork();
  const [messages, save] = [jest.fn(), jest.fn()];
  createWatch({ unit: noticeBus.toastRequested, scope, fn: messages });
  const stored: AvailableChoice = availableChoice(offer, {
    crust: 'gone',
    dough: null,
    count: 0,
    flavors: [],
  });
  const Page = () => {
    useSayDropped(offer, stored, (choice) => save(choice));
    return null;
  };
  const root = createRoot(document.createElement('div'));
  for (let drawn = 0; drawn < 3; drawn += 1)
    await act(async () =>
      root.render(
        <Provider value={scope}>
          <Page key="page" />
        </Provider>,
      ),
    );
  expect(save.mock.calls).toEqual([[stored.choice]]);
  expect(messages).toHaveBeenCalledTimes(1);
  expect(messages.mock.calls[0]?.[0]).toEqual({ text: 'flow.dropped', tone: 'warning' });
  await act(async () => root.unmount());
});
