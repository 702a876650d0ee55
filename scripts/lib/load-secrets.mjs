/** `EXIT_CONFIG` of production/roles.ts, which this Node may be unable to load: systemd does not restart. */
export const EXIT_CONFIG = 78;

/**
 * Adds the settings in the files of `SECRETS_FILE`, separated by `:`, to those of the environment,
 * which take precedence. Unlike the environment that a process is started with, other processes of its
 * user cannot read them.
 */
export function loadSecrets(env = process.env) {
  for (const file of (env['SECRETS_FILE'] ?? '').split(':').filter((name) => name !== '')) {
    try {
      process.loadEnvFile(file);
    } catch (error) {
      process.stderr.write(`SECRETS_FILE cannot be used: ${error.message}\n`);
      process.exit(EXIT_CONFIG);
    }
  }
}
