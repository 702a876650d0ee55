import { definePage } from './page-stub';
import type { HeadRequest } from './head/to-head';
import type { PlainDocumentRequest } from './plain/plain-document';
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
    const { toHead } = await import('./head/to-head');
    const { plainNotices } = await import('./plain/plain-notices');
    const head = toHead(JSON.parse(requestJson) as HeadRequest);
    return JSON.stringify({ ...head, plain: await plainNotices() });
  },
  plainDocument: async (requestJson) => {
    const { plainDocument } = await import('./plain/plain-document');
    return JSON.stringify(await plainDocument(JSON.parse(requestJson) as PlainDocumentRequest));
  },
});
