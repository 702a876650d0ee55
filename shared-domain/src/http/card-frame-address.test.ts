import { cardFrameAddress } from './card-frame-address';
import { fakePage } from './local-server.test-kit';
import { configureHttp } from './ports';

const PAGE = 'https://pizza.example/bella-napoli/checkout';
const addressWith = (bases: { baseUrl?: string; cardBase?: string }) => {
  configureHttp({ ...fakePage(bases.baseUrl ?? '/api', null).ports, ...bases });
  return cardFrameAddress(PAGE, 'n-1');
};

test.each([
  [{}, 'https://pizza.example/api/card-form/#n-1', 'https://pizza.example'],
  [
    { baseUrl: 'https://api.pizza.example/v1' },
    'https://api.pizza.example/v1/card-form/#n-1',
    'https://api.pizza.example',
  ],
  [
    { cardBase: 'https://cards.pizza.example' },
    'https://cards.pizza.example/card-form/#n-1',
    'https://cards.pizza.example',
  ],
])('with %p the card document is %s', (bases, url, origin) =>
  expect(addressWith(bases)).toEqual({ url, origin }),
);
