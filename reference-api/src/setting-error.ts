/**
 * What settings hold that are never shown again: who reads a terminal or a log may not be who set
 * them.
 */
const SECRET = /KEY|SECRET|PASSWORD|TOKEN/;

/** Who signs in at an address is not shown either; to its last @, as a password may hold one. */
const shown = (name: string, value: string): string =>
  SECRET.test(name) ? `${name}` : `${name}=${value.replace(/:\/\/\S*@/g, '://…@')}`;

/**
 * A setting of the environment cannot be used, or several: `message` has one line for each, saying
 * what to set.
 */
export class SettingError extends Error {
  constructor(name: string, value: string, expected: string) {
    super(`${shown(name, value)} cannot be used: ${expected}.`);
    this.name = 'SettingError';
  }

  /** All of them as one, each problem on a line of its own. */
  static all(errors: readonly Error[]): SettingError {
    const [first] = errors;
    if (errors.length === 1 && first instanceof SettingError) return first;
    const error = new SettingError('', '', '');
    error.message = errors.map(({ message }) => message).join('\n');
    return error;
  }
}
