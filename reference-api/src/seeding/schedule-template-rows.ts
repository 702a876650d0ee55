import { ScheduleTemplate, WEEKDAYS, type Weekday } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';
import type { ScheduleTemplateRow } from '../restaurants/schedule-templates.repository';
import type { SeededSettings } from '../restaurants/seeded-restaurant';

const slotCount = (template: Record<Weekday, readonly unknown[]>): number =>
  WEEKDAYS.reduce((sum, day) => sum + template[day].length, 0);

/**
 * Schedule templates in their stored form; `broken` names those with an interval that the contract
 * cannot read.
 */
export function scheduleTemplateRows({ scheduleTemplates }: SeededSettings): {
  rows: ScheduleTemplateRow[];
  broken: string[];
} {
  const isWhole = ({ template }: SeededSettings['scheduleTemplates'][number]) =>
    slotCount(z.parse(ScheduleTemplate, template)) === slotCount(template);
  return {
    rows: scheduleTemplates.map(({ id, template }) => ({ id, template: JSON.stringify(template) })),
    broken: scheduleTemplates
      .filter((scheduleTemplate) => !isWhole(scheduleTemplate))
      .map(({ id }) => id),
  };
}
