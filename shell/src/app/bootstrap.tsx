import type { Loader } from '@storefront/loader';
import type { Storefront } from '../boot/storefront';
import { BrowserRouter } from '@storefront/shared-ui/router';
import { Provider } from 'effector-react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../i18n/create-i18n';
import { LoaderContext } from '../remotes/loader-context';
import { StorefrontRoutes } from './routes';
import { createScope } from './scope';

export async function bootstrap({ storefront, loader }: { storefront: Storefront; loader: Loader }): Promise<void> {
  const i18n = await createI18n(storefront.language);
  await storefront.styles;
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  createRoot(root).render(
    <Provider value={createScope()}>
      <I18nextProvider i18n={i18n}>
        <LoaderContext value={loader}>
          <BrowserRouter basename={`/${storefront.restaurantUrl}`}>
            <StorefrontRoutes />
          </BrowserRouter>
        </LoaderContext>
      </I18nextProvider>
    </Provider>,
  );
}
