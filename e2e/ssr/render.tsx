import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '@storefront/shared-domain/contracts';
import { remoteNames } from '@storefront/build/workspace';
import type { RemoteDefinition } from '@storefront/shared-domain/remote';
import { StaticRouter } from '@storefront/shared-ui/router-server';
import { App } from '../../shell/src/app/app';
import { addCatalogue, createI18n } from '../../shell/src/i18n/create-i18n';
import { LoaderContext } from '../../shell/src/remotes/loader-context';
import { moduleOf, sourceLoader } from './source-loader';

/** The requested URL on the server: the router's base and the whole address. */
export interface Place {
  readonly basename: string;
  readonly address: string;
}

async function loadTexts(language: Language) {
  const i18n = await createI18n(language);
  for (const name of remoteNames) {
    const { remote } = moduleOf<{ remote: RemoteDefinition }>(name, './remote');
    await addCatalogue(i18n, remote.name, remote.locales);
  }
  return i18n;
}

const loaded = new Map<Language, ReturnType<typeof loadTexts>>();

/** The texts of a language, loaded once for all renders, as a server would. */
function textsIn(language: Language): ReturnType<typeof loadTexts> {
  const texts = loaded.get(language) ?? loadTexts(language);
  loaded.set(language, texts);
  return texts;
}

/** Wrappers of every page: scope, texts, loader, router. */
async function within(
  content: ReactNode,
  scope: Scope,
  language: Language,
  { basename, address }: Place,
): Promise<ReactNode> {
  return (
    <Provider value={scope}>
      <I18nextProvider i18n={await textsIn(language)}>
        <LoaderContext value={sourceLoader}>
          <StaticRouter basename={basename} location={address}>
            {content}
          </StaticRouter>
        </LoaderContext>
      </I18nextProvider>
    </Provider>
  );
}

/** The whole shell, including everything that suspends. Fails when an inner part fails. */
export async function renderApp(scope: Scope, language: Language, place: Place): Promise<string> {
  const onError = (error: unknown): never => {
    throw error;
  };
  const { prelude } = await prerenderToNodeStream(await within(<App />, scope, language, place), {
    onError,
    progressiveChunkSize: Number.MAX_SAFE_INTEGER, // as the edge: nothing is streamed late
  });
  const chunks: Buffer[] = [];
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString('utf8');
}
