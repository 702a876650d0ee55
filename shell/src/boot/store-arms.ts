import { ARMS_COOKIE, armsValue, type PageDocument } from '@storefront/loader/page';
import { assign } from './assign';

/**
 * Stores the visitor's arms in a cookie until the last experiment expires, so that the edge renders
 * the next page with their builds. Arms that a restaurant forces are not stored: the edge reads its
 * modules.
 */
export function storeArms(page: PageDocument, visitor: string | null, now: number): void {
  const { experiments } = page;
  if (experiments.length === 0) return;
  const { arms } = assign(page, { visitor, modules: null, now });
  const value = armsValue(
    experiments.map(({ name: experiment, allocation }) => ({
      experiment,
      allocation,
      arm: arms.find((placed) => placed.experiment === experiment)?.arm ?? '',
    })),
  );
  const expires = new Date(
    Math.max(...experiments.map((experiment) => experiment.expires)),
  ).toUTCString();
  const secure = location.protocol === 'https:' ? ';secure' : '';
  try {
    document.cookie = `${ARMS_COOKIE}=${value};path=/;samesite=lax;expires=${expires}${secure}`;
  } catch {
    // without cookies the page is rendered in the browser
  }
}
