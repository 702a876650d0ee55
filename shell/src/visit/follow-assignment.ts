import { createWatch, scopeBind, type Scope } from 'effector';
import { listBuilds, type Loader } from '@storefront/loader';
import { restaurantLoaded, visitorRecognised } from '@storefront/shared-domain/models';
import type { Assignment } from '../boot/assign';
import type { Storefront } from '../boot/storefront';

type Page = { readonly storefront: Storefront; readonly loader: Loader; readonly scope: Scope };

/** Remotes with a different build in `next`, with their allowed builds there. */
function changedBuilds(current: Assignment, { composition }: Assignment) {
  const { remotes } = current.composition;
  const names = Object.keys(remotes).filter(
    (name) => remotes[name]?.base !== composition.remotes[name]?.base,
  );
  return Object.fromEntries(names.map((name) => [name, listBuilds(composition, name)]));
}

/**
 * Publishes the visitor to the domain. If the page was served without the restaurant's modules (a
 * static site), an arm forced by a module is applied when the restaurant is read, provided that
 * none of its remotes was requested yet. A continued session is not changed. The result returns the
 * current assignment.
 */
export function followAssignment({ storefront, loader, scope }: Page): () => Assignment {
  const { visitor: id, config, session, experiments, assigned } = storefront;
  let current: Assignment = storefront;
  const recognised = scopeBind(visitorRecognised, { scope });
  const send = (): void =>
    recognised({ id, arms: current.arms, composition: current.composition.hash });
  send();
  if (config.modules === null && session === null && experiments.some(({ forces }) => forces)) {
    createWatch({
      unit: restaurantLoaded,
      scope,
      fn: ({ info }) => {
        const modules = Object.entries(info.modules).flatMap(([name, isOn]) =>
          isOn ? [name] : [],
        );
        const next = assigned(modules);
        if (
          next.composition.hash !== current.composition.hash &&
          !loader.replace(changedBuilds(current, next))
        )
          return;
        current = next;
        send();
      },
    });
  }
  return () => current;
}
