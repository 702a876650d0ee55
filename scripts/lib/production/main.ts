import { PlainError } from '../say';
import { surroundingFailures } from './check-surroundings';
import { productionSettings, withoutEmpty } from './production-settings';
import { EXIT_CONFIG, parseRoles } from './roles';
import { serveProduction } from './serve-production';

const numbered = (count: number): string => (count === 1 ? '1 thing is' : `${count} things are`);

/**
 * `npm run serve`: everything that is missing in one message, else the server. Exit code 78 when an
 * operator has to change something, 1 when a later start may succeed.
 */
export async function main(args: readonly string[]): Promise<void> {
  const [env, roles] = [withoutEmpty(process.env), parseRoles(args)];
  const { settings, failures } = productionSettings(env, roles);
  const surroundings = await surroundingFailures(env, roles);
  const lines = [...failures, ...surroundings.map(({ line }) => line)];
  if (settings === null || lines.length > 0) {
    const isTemporary =
      failures.length === 0 && surroundings.every(({ kind }) => kind === 'temporary');
    throw new PlainError(
      `The storefront cannot be served: ${numbered(lines.length)} missing or cannot be used ` +
        `(docs/production.md).\n${lines.map((line) => `- ${line}`).join('\n')}`,
      isTemporary ? 1 : EXIT_CONFIG,
    );
  }
  await serveProduction(settings);
}
