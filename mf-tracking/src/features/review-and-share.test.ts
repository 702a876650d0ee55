import { allSettled, fork } from 'effector';
import { orderBus } from '@storefront/shared-domain/bus';
import { calls } from '@storefront/shared-domain/contracts';
import { ApiError, callApi } from '@storefront/shared-domain/http';
import { restaurantLoaded } from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import { anOrder, restaurantData } from '@storefront/shared-domain/testing';
import {
  $dialog,
  $note,
  $outcome,
  $problem,
  $stars,
  noteTyped,
  reviewRequested,
  reviewOpened,
  reviewRefused,
  sendClicked,
  sendReviewFx,
  starsChosen,
  type Review,
} from './review/review.model';
import { share } from './share/share-button';

jest.mock('@storefront/shared-domain/http', () => ({
  ...jest.requireActual<object>('@storefront/shared-domain/http'),
  callApi: jest.fn(),
}));

describe('a review', () => {
  const { uuid } = anOrder();
  type Answer = () => Promise<unknown>;

  async function form(answer: Answer = async () => anOrder({ ratingAvg: 4 })) {
    const sent: Review[] = [];
    const messages: string[] = [];
    const scope = fork({
      handlers: [
        [
          sendReviewFx,
          (review: Review) => {
            sent.push(review);
            return answer();
          },
        ],
      ],
    });
    orderBus.reviewed.watch(({ uuid: of }) => messages.push(`reviewed ${of}`));
    orderBus.reviewDismissed.watch(({ uuid: of }) => messages.push(`dismissed ${of}`));
    await allSettled(restaurantLoaded, { scope, params: restaurantData() });
    return { scope, sent, messages };
  }
  const refused =
    (status: number, code: string): Answer =>
    () =>
      Promise.reject(new ApiError({ kind: 'http', status, code }));
  const write = async (
    { scope }: { scope: ReturnType<typeof fork> },
    stars = 4,
    note = ' Chegou quente ',
  ) => {
    await allSettled(starsChosen, { scope, params: stars });
    await allSettled(noteTyped, { scope, params: note });
    await allSettled(sendClicked, { scope, params: uuid });
  };
  beforeEach(() => storage.remove(keys.dismissedReviews(restaurantData().info.id)));

  test('[TRACKING-05] [API-11] stars and the note are sent, and the other widgets are notified', async () => {
    const it = await form();
    await write(it);
    expect(it.sent).toEqual([{ uuid, ratingAvg: 4, ratingNote: 'Chegou quente' }]);
    expect([it.scope.getState($outcome), it.messages]).toEqual([
      { uuid, kind: 'sent' },
      [`reviewed ${uuid}`],
    ]);
  });

  test('[TRACKING-05] without stars nothing is sent, and why is said until some are chosen', async () => {
    const { scope, sent } = await form();
    await allSettled(sendClicked, { scope, params: uuid });
    expect([sent, scope.getState($problem)]).toEqual([[], 'stars']);
    await allSettled(starsChosen, { scope, params: 1 });
    expect(scope.getState($problem)).toBeNull();
  });

  test('a note with the number of a card is not sent, and the reason is shown until it is changed', async () => {
    const it = await form();
    await write(it, 4, 'bom, 4111 1111 1111 1111');
    expect([it.sent, it.scope.getState($problem), it.scope.getState($note)]).toEqual([
      [],
      'card',
      'bom, 4111 1111 1111 1111',
    ]);
    await allSettled(noteTyped, { scope: it.scope, params: 'bom \u202e' });
    expect(it.scope.getState($problem)).toBeNull();
    await allSettled(sendClicked, { scope: it.scope, params: uuid });
    expect(it.sent).toEqual([{ uuid, ratingAvg: 4, ratingNote: 'bom' }]);
  });

  test('[OPEN-021] a note is at most 1,000 characters long', async () => {
    const { scope } = await form();
    await allSettled(noteTyped, { scope, params: 'x'.repeat(5000) });
    expect(scope.getState($note)).toHaveLength(1000);
  });

  test.each([
    ['offline', () => Promise.reject(new ApiError({ kind: 'offline' })), 'offline'],
    ['broken', refused(500, ''), 'unexpected'],
    ['broken by its own conflict', refused(500, 'order_reviewed'), 'unexpected'],
  ] as const)(
    'a review that is not taken (%s) stays as it was typed',
    async (_, answer, problem) => {
      const it = await form(answer);
      await write(it);
      expect([
        it.scope.getState($problem),
        it.scope.getState($stars),
        it.scope.getState($note),
        it.scope.getState($outcome),
        it.messages,
      ]).toEqual([problem, 4, ' Chegou quente ', null, []]);
    },
  );

  test('a review already sent by another tab shows a friendly message and is not requested again', async () => {
    const it = await form(refused(409, 'order_reviewed'));
    await write(it);
    expect([it.scope.getState($outcome), it.scope.getState($problem), it.messages]).toEqual([
      { uuid, kind: 'known' },
      null,
      [`reviewed ${uuid}`],
    ]);
  });

  test('pressed twice it is sent once', async () => {
    let answer: (order: unknown) => void = () => undefined;
    const it = await form(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const first = write(it);
    await new Promise((resolve) => setTimeout(resolve));
    const second = allSettled(sendClicked, { scope: it.scope, params: uuid });
    expect(it.scope.getState($problem)).toBeNull();
    answer(anOrder());
    await Promise.all([first, second]);
    expect(it.sent).toHaveLength(1);
  });

  test('[TRACKING-04] an order with a review setting opens the dialog, once: a dismissal is final', async () => {
    const { scope, messages } = await form();
    await allSettled(reviewRequested, { scope, params: uuid });
    expect(scope.getState($dialog)).toEqual({ uuid, isRequested: true });
    await allSettled(reviewRefused, { scope, params: uuid });
    expect([scope.getState($dialog), messages]).toEqual([null, [`dismissed ${uuid}`]]);
    const later = await form();
    await allSettled(reviewRequested, { scope: later.scope, params: uuid });
    expect(later.scope.getState($dialog)).toBeNull();
    await allSettled(reviewOpened, { scope: later.scope, params: uuid });
    expect(later.scope.getState($dialog)).toEqual({ uuid, isRequested: false });
  });

  test('[API-11] the review goes to its order', async () => {
    const call = jest.mocked(callApi).mockResolvedValueOnce({ order: anOrder({ ratingAvg: 5 }) });
    const scope = fork();
    await write({ scope }, 5, 'Muito bom');
    expect(call.mock.calls).toEqual([
      [
        calls.reviewOrder,
        { params: { orderID: uuid }, body: { ratingAvg: 5, ratingNote: 'Muito bom' } },
      ],
    ]);
    expect(scope.getState($outcome)).toEqual({ uuid, kind: 'sent' });
  });
});

describe('a shared link', () => {
  const link = { title: 'Order 1', url: 'https://example.com/app/bella-napoli/track?token=1' };
  const outcome = (dialog?: () => Promise<void>) => {
    Object.defineProperty(globalThis, 'navigator', {
      configurable: true,
      value: { share: dialog },
    });
    return share(link);
  };
  const refuse = (name: string) => (): Promise<void> =>
    Promise.reject(new DOMException('no', name));

  test.each([
    ['is passed to the dialog of the device', async (): Promise<void> => undefined, 'shared'],
    ['is dismissed there by the customer', refuse('AbortError'), 'dismissed'],
    ['is not shared where the dialog fails', refuse('NotAllowedError'), 'unshared'],
    ['is not shared without a dialog', undefined, 'unshared'],
  ] as const)('%s', async (_, dialog, is) => expect(await outcome(dialog)).toBe(is));
});
