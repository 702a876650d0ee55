import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import { createInstance } from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '@storefront/shared-domain/contracts';
import {
  domainLocales,
  loadCatalogue,
  type RemoteDefinition,
} from '@storefront/shared-domain/remote';
import { StaticRouter } from '@storefront/shared-ui/router-server';

/** Scope, URL and language of a rendered page. */
export interface PagePlace {
  readonly scope: Scope;
  /** Path with its query; by default that of the kit. */
  readonly at?: string;
  readonly language?: Language;
}

/** i18next with the texts of a remote and of the domain in one language. */
async function textsOf({ name, locales }: RemoteDefinition, language: Language) {
  const i18n = createInstance();
  const [own, domain] = await Promise.all([
    loadCatalogue(locales, language),
    loadCatalogue(domainLocales, language),
  ]);
  await i18n.init({
    lng: language,
    lowerCaseLng: true,
    interpolation: { escapeValue: false },
    resources: { [language]: { [name]: own.default, domain: domain.default } },
  });
  return i18n;
}

/** Returns a function that wraps content with a scope and with the texts of one language. */
export async function inTexts(
  remote: RemoteDefinition,
  { scope, language = 'en' }: Omit<PagePlace, 'at'>,
): Promise<(content: ReactNode) => ReactElement> {
  const i18n = await textsOf(remote, language);
  return (content) => (
    <I18nextProvider i18n={i18n}>
      <Provider value={scope}>{content}</Provider>
    </I18nextProvider>
  );
}

/** Renders pages, widgets and other parts of a remote; `home` is the URL of a place without one. */
export function pageKit(remote: RemoteDefinition, home = '/') {
  /** The content with its scope, its texts and a router. */
  const inPage = async (
    content: ReactNode,
    { at = home, ...place }: PagePlace,
  ): Promise<ReactElement> => {
    const around = await inTexts(remote, place);
    return around(<StaticRouter location={at}>{content}</StaticRouter>);
  };
  /** Server-rendered HTML of the content, without React's comments. */
  const htmlOf = async (content: ReactNode, place: PagePlace): Promise<string> =>
    renderToString(await inPage(content, place)).replace(/<!-- -->/g, '');
  /** The same as text without tags. */
  const textOf = async (content: ReactNode, place: PagePlace): Promise<string> =>
    (await htmlOf(content, place))
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  return { inPage, htmlOf, textOf };
}
