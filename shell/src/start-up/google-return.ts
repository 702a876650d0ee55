import { paths } from '@storefront/shared-domain/paths';
import { keepGoogleVisit, readGoogleVisit } from '@storefront/shared-domain/storage';

type Page = Pick<Window, 'history' | 'location'>;

/** What Google put behind the sign: its token, or why there is none. */
function answerOf(fragment: URLSearchParams): { token: string } | { refusal: string } {
  const token = fragment.get('id_token');
  return token === null ? { refusal: fragment.get('error') ?? 'no_answer' } : { token };
}

/**
 * The way back from Google (ACCOUNT-03): takes its answer out of the address at once, keeps it for
 * the login page of the restaurant it was asked from, and leads on there. An answer to a question
 * of another tab is dropped.
 */
export function leadOn({ history, location }: Page): void {
  const fragment = new URLSearchParams(location.hash.slice(1));
  history.replaceState(null, '', location.pathname);
  const visit = readGoogleVisit();
  if (visit === null) return location.replace('/');
  if (fragment.get('state') === visit.state)
    keepGoogleVisit({ ...visit, answer: answerOf(fragment) });
  location.replace(`${visit.base}${paths.login({ returnTo: visit.returnTo })}`);
}
