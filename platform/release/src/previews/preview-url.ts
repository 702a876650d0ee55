import { originOption, SiteOptionError } from '@storefront/compositions';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Origin below which each preview has an origin of its own. The default needs no DNS: browsers resolve
 * every name below `localhost` to this machine. Throws `SiteOptionError`.
 */
export function previewOrigin(env: Env): string {
  const text = env['PREVIEW_URL'];
  if (!text) return `http://preview.localhost:${env['PORT'] || '8080'}`;
  try {
    return originOption(text);
  } catch (error) {
    const advice = error instanceof Error ? error.message : '';
    throw new SiteOptionError(`PREVIEW_URL=${text} cannot be used. ${advice}`);
  }
}

/** Address of a preview; pages of restaurants are below it. */
export function previewUrl(origin: string, name: string): string {
  const url = new URL(origin);
  return `${url.protocol}//${name}.${url.host}/`;
}
