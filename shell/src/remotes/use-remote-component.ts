import { noticeBus } from '@storefront/shared-domain/bus';
import type { RemoteName } from '@storefront/shared-domain/remote';
import { scopeBind } from 'effector';
import { useProvidedScope } from 'effector-react';
import { lazy, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { useTranslation } from 'react-i18next';
import { loadBehindScreen } from '../rendered/behind-screen';
import { loadComponent } from './load-component';
import { useLoader } from './loader-context';
import type { Surroundings } from './start-remote';

type Lazy<Props> = LazyExoticComponent<ComponentType<Props>>;

/** Cache per loader: a page shown before renders at once when the customer returns to it. */
const made = new WeakMap<Surroundings['loader'], Map<string, Lazy<never>>>();

type Wanted = { readonly remote: RemoteName; readonly expose: string; readonly from: string };

function findLazy<Props>(
  surroundings: Surroundings,
  { remote, expose, from }: Wanted,
  again: boolean,
): Lazy<Props> {
  const known = made.get(surroundings.loader) ?? new Map<string, Lazy<never>>();
  made.set(surroundings.loader, known);
  const key = `${from}/${expose}`;
  const stored = again ? undefined : known.get(key);
  if (stored) return stored as Lazy<Props>;
  // `lazy` caches a rejected promise for ever: every retry needs a new component.
  const load = () => loadComponent<Props>(surroundings, remote, expose, from);
  const { scope, i18n } = surroundings;
  const toast = scopeBind(noticeBus.toastRequested, { scope });
  const notify = (): void => toast({ text: i18n.t('shell:remote.again'), tone: 'warning' });
  const component = lazy(() =>
    expose.startsWith('./pages/') ? loadBehindScreen(remote, load, notify) : load(),
  );
  known.set(key, component as Lazy<never>);
  return component;
}

/**
 * A page or widget of a remote, and a function to load it again after a failure. `from`: the
 * loader's name of the build, when it is not the composition's.
 */
export function useRemoteComponent<Props>(
  remote: RemoteName,
  expose: string,
  from: string = remote,
): [Lazy<Props>, () => void] {
  const loader = useLoader();
  const scope = useProvidedScope();
  const { i18n } = useTranslation();
  if (!scope) throw new Error('a remote needs the scope of the page above it');
  const surroundings: Surroundings = { loader, scope, i18n };
  const [component, setComponent] = useState(() =>
    findLazy<Props>(surroundings, { remote, expose, from }, false),
  );
  const retry = () =>
    setComponent(() => findLazy<Props>(surroundings, { remote, expose, from }, true));
  return [component, retry];
}
