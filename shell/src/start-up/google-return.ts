import { paths } from '@storefront/shared-domain/paths';
import { saveGoogleVisit, readGoogleVisit } from '@storefront/shared-domain/storage';

type Page = Pick<Window, 'history' | 'location'>;

/** Google's answer in the URL's fragment: a token, or an error. */
function parseGoogleFragment(fragment: URLSearchParams): { token: string } | { refusal: string } {
  const token = fragment.get('id_token');
  return token === null ? { refusal: fragment.get('error') ?? 'no_answer' } : { token };
}

/**
 * Google's return page (ACCOUNT-03): removes the answer from the URL at once, stores it for the
 * login page of the restaurant that requested it, and redirects there. An answer to another tab's
 * request is dropped.
 */
export function leadOn({ history, location }: Page): void {
  const fragment = new URLSearchParams(location.hash.slice(1));
  history.replaceState(null, '', location.pathname);
  const visit = readGoogleVisit();
  if (visit === null) return location.replace('/');
  if (fragment.get('state') === visit.state)
    saveGoogleVisit({ ...visit, answer: parseGoogleFragment(fragment) });
  location.replace(`${visit.base}${paths.login({ returnTo: visit.returnTo })}`);
}
