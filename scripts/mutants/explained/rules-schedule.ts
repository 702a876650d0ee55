import type { Explanation } from './explanation';

const FOLDER = 'shared-domain/src/rules/schedule';

/** Survivors of the schedule rules that cannot change a result. */
export const rulesSchedule: readonly Explanation[] = [
  {
    file: `${FOLDER}/closed-spans.ts`,
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'A text has no bounds: each comparison with them is false, so it closes nothing.',
  },
  {
    file: `${FOLDER}/wall-clock.ts`,
    original: 'known !== undefined',
    replacement: 'false',
    reason: 'The cached format only saves time: a new one of the same zone gives the same parts.',
  },
  {
    file: `${FOLDER}/day-clock.ts`,
    original: 'known',
    replacement: 'false',
    reason: 'The cached clock only saves time: a new one of the same day gives the same instants.',
  },
  {
    file: `${FOLDER}/interval-starts.ts`,
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'A text is neither below nor above the minutes of a day: both filters leave it out.',
  },
  {
    file: `${FOLDER}/schedule-days.ts`,
    original: 'instant !== null',
    replacement: 'true',
    reason:
      'A skipped time, null, compares as the instant 0 (1970), which is before the first time.',
  },
  {
    file: `${FOLDER}/schedule-limits.ts`,
    original: 'value > 0',
    replacement: 'value >= 0',
    reason: 'Both branches give 0 for 0.',
  },
];
