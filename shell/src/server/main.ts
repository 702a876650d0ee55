import { definePage } from './page-stub';
import { publishRender } from './realm-host';
import type { RenderRequest } from './render';

definePage();
publishRender(async (requestJson) => {
  const { render } = await import('./render');
  return JSON.stringify(await render(JSON.parse(requestJson) as RenderRequest));
});
