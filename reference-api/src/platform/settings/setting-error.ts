/** Names of secret settings, which are never shown: a terminal or a log may have other readers. */
const SECRET = /KEY|SECRET|PASSWORD|TOKEN/;

/** Credentials in a URL are not shown either; up to its last @, as a password may contain one. */
const shown = (name: string, value: string): string =>
  SECRET.test(name) ? `${name}` : `${name}=${value.replace(/:\/\/\S*@/g, '://…@')}`;

/**
 * One or several invalid settings of the environment: `message` has one line for each, with the
 * expected value.
 */
export class SettingError extends Error {
  constructor(name: string, value: string, expected: string) {
    super(`${shown(name, value)} cannot be used: ${expected}.`);
    this.name = 'SettingError';
  }

  /** All of them as one error, each on a line of its own. */
  static all(errors: readonly Error[]): SettingError {
    const [first] = errors;
    if (errors.length === 1 && first instanceof SettingError) return first;
    const error = new SettingError('', '', '');
    error.message = errors.map(({ message }) => message).join('\n');
    return error;
  }
}
