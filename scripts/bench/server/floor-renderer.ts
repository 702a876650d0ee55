import type { CurrentPage, Renderer } from '@storefront/edge';

/** The compared channel has no experiments. */
const VISIT = { cookie: undefined, modules: [] };

type Screen = NonNullable<ReturnType<Renderer['cachedScreen']>>;

/**
 * Gives the page of the one bundle the screens of the composed storefront, under the name of its own
 * build: React continues the same elements with the same critical styles.
 */
export function floorRenderer(renderer: Renderer, composed: CurrentPage, base: string): Renderer {
  const renamed = new WeakMap<Screen, Screen>();
  const ofBundle = (screen: Screen | null): Screen | null => {
    if (screen === null) return null;
    const own = renamed.get(screen) ?? { ...screen, builds: [base] };
    renamed.set(screen, own);
    return own;
  };
  return {
    screenOf: async (request) =>
      ofBundle(
        await renderer.screenOf({ ...request, rendered: composed.rendered(request.path, VISIT) }),
      ),
    cachedScreen: (request) =>
      ofBundle(
        renderer.cachedScreen({ ...request, rendered: composed.rendered(request.path, VISIT) }),
      ),
    plainMenuOf: (...menu) => renderer.plainMenuOf(...menu),
    prepare: () => undefined,
    close: () => renderer.close(),
  };
}
