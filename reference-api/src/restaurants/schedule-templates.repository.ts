import type { Queryable } from '../platform/db/database';

/** Hours of schedules as stored; `template` is the JSON text of API-02's answer. */
export type ScheduleTemplateRow = { id: string; template: string };

export const listScheduleTemplates = (
  on: Queryable,
  restaurantId: number,
): Promise<ScheduleTemplateRow[]> =>
  on.query<ScheduleTemplateRow>(
    'select id, template::text as template from schedule_templates where restaurant_id = $1 order by id',
    [restaurantId],
  );

export async function replaceScheduleTemplates(
  on: Queryable,
  restaurantId: number,
  rows: readonly ScheduleTemplateRow[],
): Promise<void> {
  await on.query('delete from schedule_templates where restaurant_id = $1', [restaurantId]);
  await on.query(
    `insert into schedule_templates (restaurant_id, id, template) select $1, t.id, t.template::json
     from unnest($2::text[], $3::text[]) as t (id, template)`,
    [restaurantId, rows.map(({ id }) => id), rows.map(({ template }) => template)],
  );
}
