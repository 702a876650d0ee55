const now = Date.now.bind(Date);
let passed = 0;

/**
 * Moves the clock of the process, which the windows of attempts are measured by, for the rest of a
 * test file. Timers go on as they are.
 */
export function passProcessTime(milliseconds: number): void {
  passed += milliseconds;
  Date.now = () => now() + passed;
}
