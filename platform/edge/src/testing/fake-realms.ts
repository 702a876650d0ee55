import type { PageDocument } from '@storefront/compositions';
import type { Realms } from '../render/realms';
import type { ScreenRequest } from '../render/renderer';
import { aRenderedBuild } from './a-rendered-build';

/** Realms that render after a time, one after another; `takes` in milliseconds of the test's timers. */
export function fakeRealms(takes: () => number, isWarm = true) {
  let before: Promise<unknown> = Promise.resolve();
  const renders: string[] = [];
  const state = { isWarm };
  const realms: Realms = {
    isWarm: () => state.isWarm,
    prepare: async () => void (state.isWarm = true),
    plainDocument: async () => null,
    describe: async () => null,
    close: async () => undefined,
    render: ({ requestJson }) => {
      const { path } = JSON.parse(requestJson) as { path: string };
      const work = before.then(async () => {
        renders.push(path);
        await new Promise((resolve) => setTimeout(resolve, takes()));
        state.isWarm = true;
        return { html: `<main>${path}</main>`, style: '', tag: 'en', look: '', fonts: [] };
      });
      before = work;
      return work;
    },
  };
  return { realms, renders, state };
}

const { rendered, read } = aRenderedBuild('');

/** A request for a page of a restaurant; `hash` names its composition. */
export function aScreenRequest(
  path = '',
  { hash = 'a', ...changes }: Partial<ScreenRequest> & { hash?: string } = {},
): ScreenRequest {
  const composition = { ...rendered.composition, hash };
  return {
    page: () => ({ composition, config: { apiBase: '/api', mediaBase: '/media' } }) as PageDocument,
    rendered: { ...rendered, composition },
    restaurantUrl: 'bella',
    base: '/bella',
    path,
    query: '',
    dataPath: null,
    language: 'pt-br',
    revision: '1',
    period: 0,
    opening: 'open',
    acceptLanguage: 'en',
    ...changes,
  };
}

export const readNothing = read;
