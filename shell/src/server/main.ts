import { definePage } from './page-stub';
import type { HeadRequest } from './head/head-of';
import type { PlainMenuRequest } from './plain-menu';
import { publishServer } from './realm-host';
import type { RenderRequest } from './render';

definePage();
publishServer({
  takesQueries: true,
  holdData: async (key, wireJson) => {
    const { holdData } = await import('./held-data');
    holdData(key, wireJson);
  },
  render: async (requestJson) => {
    const { render } = await import('./render');
    return JSON.stringify(await render(JSON.parse(requestJson) as RenderRequest));
  },
  prepare: async (requestJson) => {
    const { prepare } = await import('./render');
    await prepare(JSON.parse(requestJson) as RenderRequest);
  },
  headOf: async (requestJson) => {
    const { headOf } = await import('./head/head-of');
    return JSON.stringify(headOf(JSON.parse(requestJson) as HeadRequest));
  },
  plainMenu: async (requestJson) => {
    const { plainMenu } = await import('./plain-menu');
    return JSON.stringify(plainMenu(JSON.parse(requestJson) as PlainMenuRequest));
  },
});
