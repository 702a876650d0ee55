import { RemoteLoadError } from '@storefront/loader';

/** Remotes whose rendered screen can be read, and whose links work, without the application. */
const READABLE = /^mf-(?:menu|pizza-builder)$/;
const REPEAT_AFTER_MS = 5000;
const MAX_REPEATS = 5;

let isScreenShown = false;

/** The page shows the rendered screen, whose remote is still to be loaded. */
export const screenContinued = (): void => void (isScreenShown = true);
/** A page of a remote is shown, or its failure. */
export const screenReplaced = (): void => void (isScreenShown = false);

const isLate = (error: unknown): boolean =>
  error instanceof RemoteLoadError && /^(?:timeout|unreachable)$/.test(error.reason);

/**
 * Loads a page of a remote. While the page shows the rendered screen, a load that was late or not
 * answered is repeated, and `onRepeat` is called before the first repetition: the screen stays
 * readable, where an error panel would replace it.
 */
export async function loadBehindScreen<Module>(
  remote: string,
  load: () => Promise<Module>,
  onRepeat: () => void,
): Promise<Module> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await load();
    } catch (error) {
      const isReadable = isScreenShown && READABLE.test(remote) && isLate(error);
      if (!isReadable || repeats === MAX_REPEATS) throw error;
      if (repeats === 0) onRepeat();
      await new Promise((resolve) => setTimeout(resolve, REPEAT_AFTER_MS));
    }
  }
}
