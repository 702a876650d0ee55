import { renderToString } from 'react-dom/server';
import {
  aCategory,
  aMenu,
  anExtrasGroup,
  anExtrasOption,
  aProduct,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { StaticRouter } from '@storefront/shared-ui/router-server';
import { aBuilder } from '../testing/builder.test-kit';
import ExtraPage from './extra.page';

const required = (id: string, hasStock = true) =>
  anExtrasGroup({ id, name: id, required: true, options: [anExtrasOption({ id, hasStock })] });

async function pageOf(product: Parameters<typeof aProduct>[0]): Promise<string> {
  const menu = aMenu({ categories: [aCategory({ products: [aProduct(product)] })] });
  const { around } = await aBuilder({ data: restaurantData({ menu }) });
  return renderToString(
    around(
      <StaticRouter location="/extra?product=bruschetta">
        <ExtraPage />
      </StaticRouter>,
    ),
  );
}

test.each([
  ['a required choice cannot be made', { extras: [required('a'), required('b', false)] }],
  ['it is paused', { extras: [required('a')], unavailable: true }],
  ['it is sold out', { extras: [required('a')], hasStock: false }],
])('[MENU-21] the page of a dish offers nothing when %s', async (_, product) => {
  const text = await pageOf(product);
  expect(text).toContain('Not available right now');
  expect(text).toContain('Bruschetta');
  expect(text).not.toContain('<fieldset');
});

test('[EXTRAS-01] a dish whose choices can be made shows its groups', async () => {
  const text = await pageOf({ extras: [required('a'), required('b')] });
  expect(text.match(/<fieldset|role="radiogroup"/g)).toHaveLength(2);
  expect(text).not.toContain('Not available right now');
});
