import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { themeVariables } from '@storefront/shared-ui';

/**
 * Applies the restaurant's look and colours to the whole page, remotes included (SHELL-52). The content
 * security policy allows the style object, but no style attribute.
 */
export function applyTheme(root: HTMLElement, info: RestaurantInfo): void {
  root.dataset['look'] = info.look;
  for (const [name, value] of Object.entries(themeVariables(info.theme)))
    root.style.setProperty(name, value);
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]:not([media])');
  if (meta) meta.content = getComputedStyle(root).getPropertyValue('--color-brand').trim();
}
