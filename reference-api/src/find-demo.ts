import type { ApiPlugin } from './plugin/api-plugin';
import type { Env } from './platform/settings/read-settings';
import { SettingError } from './platform/settings/setting-error';
import { switched } from './platform/settings/setting-types';
import type { ReferenceApiOptions } from './reference-api-options';

/** The demo's package; not imported by its name, since this server runs without it. */
const DEMO: string = '@storefront/demo';

async function installedDemo(): Promise<ApiPlugin | null> {
  try {
    return ((await import(DEMO)) as { demo: ApiPlugin }).demo;
  } catch (error) {
    const isMissing =
      error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    if (isMissing && error.message.includes(`'${DEMO}'`)) return null;
    throw error;
  }
}

/** Settings that request a part of the demo. */
const requesting = (env: Env): string[] => [
  ...['DEMO', 'DEMO_KITCHEN'].filter((name) => switched.parse(env[name] || undefined)),
  ...(env['PAYMENTS'] === 'sandbox' ? ['PAYMENTS'] : []),
];

/**
 * The demo, where the settings use a part of it and it is installed. PAYMENTS is the demo's sandbox
 * unless it is set; where the demo is not installed, no online payments are taken then. Throws
 * `SettingError` when the environment requests a part of a demo that is not installed.
 */
export async function findDemo(
  env: Env,
  { demo, payments }: Pick<ReferenceApiOptions, 'demo' | 'payments'>,
): Promise<readonly ApiPlugin[]> {
  if (!demo && payments?.provider !== 'sandbox') return [];
  const found = await installedDemo();
  if (found) return [found];
  const names = requesting(env);
  if (names.length === 0) return [];
  throw SettingError.all(
    names.map(
      (name) =>
        new SettingError(
          name,
          env[name] ?? '',
          'it requests a part of the demo, which is not installed here',
        ),
    ),
  );
}
