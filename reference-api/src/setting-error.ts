/** A setting of the environment cannot be used. */
export class SettingError extends Error {
  constructor(name: string, value: string, expected: string) {
    super(`${name}=${value} cannot be used: ${expected}.`);
    this.name = 'SettingError';
  }
}
