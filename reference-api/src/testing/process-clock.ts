const { now } = Date;
let passed = 0;
afterAll(() => {
  Date.now = now;
});

/**
 * Moves the process's clock, which measures the windows of attempts, for the rest of a test file.
 * Timers are unaffected.
 */
export function passProcessTime(milliseconds: number): void {
  passed += milliseconds;
  Date.now = () => now() + passed;
}
