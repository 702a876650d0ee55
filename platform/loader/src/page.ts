/** The composition that the HTML carries, for the start script and the application. */
export { chooseArm } from '@storefront/compositions/choose-arm';
export type { ExposeFiles, PageBuild, PageComposition, PageConfig, PageDocument } from '@storefront/compositions';
export { CROSS_ORIGIN, scriptUrlPolicy, type ScriptUrl } from './script-url';
