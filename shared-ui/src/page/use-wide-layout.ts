import { mediaHook } from '../lib/use-media';

/**
 * True where the footer of a page is beside its content; false on phones, on servers and without
 * `matchMedia`. The same width as in the styles of `Page` with `footerBeside`.
 */
export const useBeside = mediaHook('(min-width: 64rem)');

/**
 * True where the cart is docked beside the menu. The same width as in the styles of the menu
 * (`mf-menu/src/pages/home.module.css`) and of the dock (`shell/src/layout/docked-cart.module.css`).
 */
export const useDocked = mediaHook('(min-width: 75rem)');
