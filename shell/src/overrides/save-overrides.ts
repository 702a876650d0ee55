import { OVERRIDES_KEY, type Overrides } from '../boot/stored-overrides';

export const NO_OVERRIDES: Overrides = { builds: {}, arms: {} };

const isEmpty = ({ builds, arms }: Overrides): boolean =>
  Object.keys(builds).length + Object.keys(arms).length === 0;

/** Stores the overrides of this tab and reloads the page. */
export function saveOverrides(overrides: Overrides): void {
  if (isEmpty(overrides)) sessionStorage.removeItem(OVERRIDES_KEY);
  else sessionStorage.setItem(OVERRIDES_KEY, JSON.stringify(overrides));
  location.reload();
}
