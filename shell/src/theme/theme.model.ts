import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { restaurantLoaded } from '@storefront/shared-domain/models';
import { themeVariables } from '@storefront/shared-ui';
import { createEffect, sample } from 'effector';

/**
 * Applies the restaurant's look and colours to the whole page, remotes included (SHELL-52). The content
 * security policy allows the style object, but no style attribute.
 */
export function applyTheme(root: HTMLElement, info: RestaurantInfo): void {
  root.dataset['look'] = info.look;
  // of the look that the server wrote, for a page without style sheets: it would stand against another one
  delete root.dataset['scheme'];
  const variables = themeVariables(info.theme);
  for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value);
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]:not([media])');
  // the computed style has the same value, and would lay out the whole page
  if (meta) meta.content = String(variables['--color-brand']);
}

const applyThemeFx = createEffect<RestaurantInfo, void>((info) =>
  applyTheme(document.documentElement, info),
);

sample({ clock: restaurantLoaded, fn: ({ info }) => info, target: applyThemeFx });
