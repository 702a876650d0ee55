import { serverDate } from '@storefront/shared-domain/clock';
import {
  calls,
  StoredText,
  type RestaurantInfo,
  type ScheduleTemplate,
  type StoredOrderDraft,
} from '@storefront/shared-domain/contracts';
import type { RestoredDraft } from '@storefront/shared-domain/models';
import { isScheduleRequested } from '@storefront/shared-domain/rules';
import { keys, storage } from '@storefront/shared-domain/storage';
import { loadHttp } from '../session/provide-http';
import { checkDraft, type Today } from './check-draft';
import { toContent } from './draft-content';
import { openDraftJournal, type DraftJournal } from './draft-journal';
import { rememberDelivery } from './last-delivery';

/**
 * `template`: hours for scheduled orders as read for the draft; undefined when they were not read.
 */
export type OpenedDraft = {
  readonly journal: DraftJournal;
  readonly restored: RestoredDraft | null;
  readonly template: ScheduleTemplate | null | undefined;
  readonly contentOf: typeof toContent;
  readonly rememberDelivery: typeof rememberDelivery;
};

const tools = { contentOf: toContent, rememberDelivery };

/** The hours that decide whether a stored time is offered; undefined while they are unknown. */
async function templateFor(
  { schedule }: StoredOrderDraft,
  info: RestaurantInfo,
): Promise<ScheduleTemplate | null | undefined> {
  const template = info.scheduleSettings.hoursTemplate;
  if (schedule?.kind !== 'later' || !isScheduleRequested(info) || !template) return null;
  const { callApi, isApiError } = await loadHttp();
  const params = { restaurantId: info.id, templateId: template.id };
  return callApi(calls.getScheduleTemplate, { params }).catch((error: unknown) =>
    isApiError(error) && error.status === 404 ? null : undefined,
  );
}

/** Opens the stored draft of a restaurant and checks it against the restaurant of today. */
export async function readDraft(
  today: Omit<Today, 'template' | 'now' | 'isLoggedIn'>,
): Promise<OpenedDraft> {
  const { info } = today;
  const journal = openDraftJournal(info.id);
  if (journal.found === null) return { journal, restored: null, template: undefined, ...tools };
  const template = await templateFor(journal.found, info);
  const isLoggedIn = storage.read(keys.token(info.id), StoredText) !== null;
  const restored = checkDraft(journal.found, { ...today, template, isLoggedIn, now: serverDate() });
  return { journal, restored, template, ...tools };
}
