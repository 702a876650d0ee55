import type { Scope } from 'effector';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { UrlRow } from '../app/url-map';
import type { RestaurantAnswer } from '../restaurant/early-answer';
import { note } from '../telemetry/notes';
import { type RenderedScreen, showsAnswer } from './rendered-screen';
import { isAsRendered, showAhead } from './show-ahead';

type Continued = {
  readonly screen: RenderedScreen;
  /** The page of the screen, for telemetry. */
  readonly page: Pick<UrlRow, 'remote' | 'page'>;
  readonly app: ReactNode;
  readonly scope: Scope;
  readonly response: Promise<Response> | null;
  readonly answer: Promise<RestaurantAnswer>;
};

/**
 * Continues the rendered screen: the application takes over its elements. Null when the restaurant
 * could not be read, changed since the screen was rendered, or is shown differently on this device;
 * the screen stays until the application is rendered anew.
 */
export async function continueScreen(continued: Continued): Promise<Root | null> {
  const { screen, app, scope, page } = continued;
  const [response, answer] = await Promise.all([
    continued.response?.catch(() => null) ?? null,
    continued.answer.catch(() => null),
  ]);
  if (answer === null || answer.isStored || !showsAnswer(screen, response)) return null;
  if (!isAsRendered(scope)) return null;
  showAhead(scope, answer.data);
  return hydrateRoot(screen.root, app, {
    onRecoverableError: () => note({ kind: 'render-mismatch', ...page }),
  });
}
