/** The composition in the HTML, for the start script and the application. */
export { ARMS_COOKIE, armsValue, readArms } from '@storefront/compositions/arms-cookie';
export { chooseArm } from '@storefront/compositions/bucket';
export { REST_FILE, buildsRoot } from '@storefront/compositions/composition-rest';
export { filesUrl } from '@storefront/compositions/file-url';
export type {
  ExposeFiles,
  PageArm,
  PageBuild,
  PageComposition,
  PageConfig,
  PageDeclaration,
  PageDeclarations,
  PageDocument,
  PageExperiment,
  PageSite,
} from '@storefront/compositions';
export { compositionOfPayment, isOfPayment } from '@storefront/compositions/payment-document';
export { findRow } from '@storefront/compositions/find-row';
export { UNKNOWN_RESTAURANT } from '@storefront/compositions/unknown-restaurant';
export { wholeComposition } from './fetch-rest';
export { CROSS_ORIGIN, providePolicy, scriptUrlPolicy, type ScriptUrl } from './script-url';
