import { RemoteLoadError, type Begin, type Loader } from '@storefront/loader';
import {
  speaksContract,
  type RemoteDefinition,
  type RemoteName,
} from '@storefront/shared-domain/remote';
import { allSettled, is, type Scope } from 'effector';
import type { i18n } from 'i18next';
import { addCatalogue, fetchCatalogue } from '../i18n/create-i18n';
import { givePageData } from '../rendered/page-data';

/** Context in which a remote is started. Each page has one; a server render has one per request. */
export interface Surroundings {
  readonly loader: Loader;
  readonly scope: Scope;
  readonly i18n: i18n;
}

const startedIn = new WeakMap<Scope, WeakSet<RemoteDefinition>>();

const isDefinition = (value: unknown): value is RemoteDefinition =>
  typeof value === 'object' &&
  value !== null &&
  'contract' in value &&
  'locales' in value &&
  'started' in value &&
  is.event(value.started);

const findDefinition = (module: unknown, remote: RemoteName): RemoteDefinition => {
  const definition =
    typeof module === 'object' && module !== null && 'remote' in module ? module.remote : null;
  if (isDefinition(definition)) return definition;
  throw new RemoteLoadError(remote, './remote', 'broken');
};

/** Fetches the texts of a started remote again when the page's language changes. */
function followLanguage(texts: i18n, { name, locales }: RemoteDefinition): void {
  texts.on('languageChanged', () => {
    addCatalogue(texts, name, locales).catch(() => undefined); // the previous texts stay
  });
}

/**
 * Validates the `./remote` module of a remote and fetches its texts. The returned function adds the
 * texts, fires `started` and gives the data of the page, once per scope. Rejects with
 * `RemoteLoadError`, or with the error of the texts.
 */
export const beginRemote =
  ({ scope, i18n }: Omit<Surroundings, 'loader'>, remote: RemoteName): Begin =>
  async (module) => {
    const definition = findDefinition(module, remote);
    const { name: namespace, locales } = definition;
    if (!speaksContract(definition.contract))
      throw new RemoteLoadError(remote, './remote', 'contract');
    const addTexts = await fetchCatalogue(i18n, { namespace, locales });
    return () => {
      addTexts();
      const started = startedIn.get(scope) ?? new WeakSet();
      startedIn.set(scope, started);
      if (started.has(definition)) return;
      started.add(definition);
      followLanguage(i18n, definition);
      // the language may have changed while the texts were fetched
      addCatalogue(i18n, namespace, locales).catch(() => undefined);
      void allSettled(definition.started, { scope });
      givePageData(definition, scope);
    };
  };
