import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { themeVariables } from '@storefront/shared-ui';

/**
 * Paints the whole page, remotes included, in the restaurant's colours (SHELL-52). Set through the
 * style object, which the content security policy allows where a style attribute would not be.
 */
export function applyTheme(root: HTMLElement, info: RestaurantInfo): void {
  for (const [name, value] of Object.entries(themeVariables(info.theme)))
    root.style.setProperty(name, value);
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (meta) meta.content = getComputedStyle(root).getPropertyValue('--color-brand').trim();
}
