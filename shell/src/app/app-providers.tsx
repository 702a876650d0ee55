import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import type { i18n } from 'i18next';
import { StrictMode, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Loader } from '@storefront/loader';
import { LoaderContext } from '../remotes/loader-context';

type Props = {
  readonly scope: Scope;
  readonly i18n: i18n;
  readonly loader: Loader;
  /** The router with the application: a browser and a server have different ones. */
  readonly children: ReactNode;
};

/** The contexts of the application, the same in a browser and in a server render. */
export const AppProviders = ({ scope, i18n, loader, children }: Props) => (
  <StrictMode>
    <Provider value={scope}>
      <I18nextProvider i18n={i18n}>
        <LoaderContext value={loader}>{children}</LoaderContext>
      </I18nextProvider>
    </Provider>
  </StrictMode>
);
