import type { ReloadGuard } from '@storefront/loader';
import { dropSession } from '../start-up/session';

const KEY = 'storefront.reloads';

/**
 * Builds and exposes the page was loaded anew for, as `base expose`, and whether they came
 * afterwards.
 */
type Reloads = Record<string, 'asked' | 'recovered'>;

const read = (): Reloads => JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Reloads;

function write(reloads: Reloads): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(reloads));
    return true;
  } catch {
    return false; // without storage nothing would stop a second reload
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
  /** False while the customer would lose something by a reload. */
  readonly mayReload: () => boolean;
  readonly reload: () => void;
}

/**
 * One reload per build and expose in a session. Cart and address stay; the session's composition is
 * dropped, in case its files are gone for good. Widgets never reload the page they are only a part
 * of.
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
