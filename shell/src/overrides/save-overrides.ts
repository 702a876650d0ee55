import { OVERRIDES_KEY, type Overrides } from '../boot/stored-overrides';

export const NO_OVERRIDES: Overrides = { builds: {}, arms: {} };

const isEmpty = ({ builds, arms }: Overrides): boolean =>
  Object.keys(builds).length + Object.keys(arms).length === 0;

/** Stores what was chosen for this tab, and loads the page again with it. */
export function saveOverrides(overrides: Overrides): void {
  if (isEmpty(overrides)) sessionStorage.removeItem(OVERRIDES_KEY);
  else sessionStorage.setItem(OVERRIDES_KEY, JSON.stringify(overrides));
  window.location.reload();
}
