import { allSettled, fork } from 'effector';
import { $restaurantData, restaurantLoaded } from '@storefront/shared-domain/models';
import { aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { $partnerLink, $random, footerShown, variantOf } from './partner-footer.model';

const partner_links = [
  { text: 'One', url: 'https://one.example/' },
  { text: 'Two', url: 'https://two.example/' },
];

async function shown(random: number, links = partner_links, times = 1) {
  const draw = jest.fn(() => random);
  const scope = fork({
    values: [
      [$restaurantData, restaurantData({ info: aRestaurant({ partner_links: links }) })],
      [$random, draw],
    ],
  });
  for (let count = 0; count < times; count += 1) await allSettled(footerShown, { scope });
  return { text: scope.getState($partnerLink)?.text, draws: draw.mock.calls.length };
}

test.each([
  [0, 'One'],
  [0.5, 'One'],
  [0.799999, 'One'],
  [0.8, 'Two'],
  [0.999999, 'Two'],
])('[MENU-17] the number %d draws %s', async (random, text) => {
  expect((await shown(random)).text).toBe(text);
});

test('[MENU-17] of evenly spread numbers exactly 80% draw the first link, 20% the second', () => {
  const drawn = Array.from({ length: 10_000 }, (_, number) => variantOf(number / 10_000));
  expect(drawn.filter((variant) => variant === 0)).toHaveLength(8000);
});

test('[OPEN-043] the link is chosen once per page load', async () => {
  expect(await shown(0.9, partner_links, 3)).toEqual({ text: 'Two', draws: 1 });
});

test("one link alone is everybody's; without links there is none", async () => {
  expect((await shown(0.9, partner_links.slice(0, 1))).text).toBe('One');
  expect((await shown(0.9, [])).text).toBeUndefined();
});

test('no link shows before the footer is there, nor before the restaurant is loaded', async () => {
  const errors = jest.spyOn(console, 'error');
  expect((await shown(0.9, partner_links, 0)).text).toBeUndefined();
  const scope = fork({ values: [[$random, () => 0.9]] });
  await allSettled(footerShown, { scope });
  expect(scope.getState($partnerLink)).toBeNull();
  const info = aRestaurant({ partner_links });
  await allSettled(restaurantLoaded, { scope, params: restaurantData({ info }) });
  expect(scope.getState($partnerLink)?.text).toBe('Two');
  // an error in a store is only printed
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});
