import type { ReloadGuard } from '@storefront/loader';
import { dropSession } from '../tab/session';

const KEY = 'storefront.reloads';

/**
 * Builds and exposes for which the page was reloaded, as `base expose`, and whether they loaded
 * afterwards.
 */
type Reloads = Record<string, 'asked' | 'recovered'>;

const read = (): Reloads => JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Reloads;

function write(reloads: Reloads): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(reloads));
    return true;
  } catch {
    return false; // without storage a second reload could not be prevented
  }
}

function known(): Reloads {
  try {
    return read();
  } catch {
    return {};
  }
}

export interface GuardOptions {
  /** False while a reload would lose the customer's data. */
  readonly mayReload: () => boolean;
  readonly reload: () => void;
}

/**
 * Allows one reload per build and expose in a session. Cart and address are stored; the session's
 * composition is dropped, in case its files were deleted. Widgets never reload the page around
 * them.
 */
export function createReloadGuard({ mayReload, reload }: GuardOptions): ReloadGuard {
  return {
    reload(base, expose) {
      const reloads = known();
      const key = `${base} ${expose}`;
      if (!expose.startsWith('./pages/') || key in reloads || !mayReload()) return false;
      if (!write({ ...reloads, [key]: 'asked' })) return false;
      dropSession();
      reload();
      return true;
    },
    hasRecovered(base, expose) {
      const reloads = known();
      const key = `${base} ${expose}`;
      return reloads[key] === 'asked' && write({ ...reloads, [key]: 'recovered' });
    },
    isAvoided: (base) => Object.keys(known()).some((key) => key.startsWith(`${base} `)),
  };
}
