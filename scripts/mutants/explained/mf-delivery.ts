import type { Explanation } from './explanation';

const CHOSEN = "picking 'now' chooses it, which resets the store in the same update";
const CLEARED_ID = 'a found place has cleared the fee id before';
const COND = 'a condition that fails is one that is not met: effector drops the update';
const DROPS =
  'without that value the next function fails, and effector drops an update whose function fails';
const FORM = 'the list is shown only in the form';
const FOUND =
  'only an outcome with a fee has the value that the function reads; any other is dropped';
const GRANTED =
  'a granted position takes the next step, which clears the reason in the same update';
const GUESS =
  'a pin with a failed request has no reason for the restaurant: the move that started it cleared the reason';
const KNOWN = 'hours that are known are ready, whatever failed before';
const LATE = 'the request begins in the same update and sets the same state';
const LISTED =
  '$zone is null unless it is one of the list; a condition that fails on null is not met';
const MOVED = 'a pin that can be confirmed was moved after the failure, which sets it again';
const NONE = 'the search of a text that is none ends before a request';
const NO_KEY = 'nothing is stored on the device under no restaurant';
const NO_REST = 'nothing is requested or confirmed before the restaurant is loaded';
const PENDING = 'the request itself is not sent twice (live-fee-and-zones.test.ts)';
const SAME = 'both values show the same state';
const SAVES = 'the customer is changed to the same values';
const START = 'a pin that is lost has its start';
const STEP = 'the step to the next page clears the reason in the same update';
const TIMER = 'a timer more: its end and the request check the same again';
const TRAIL =
  'an opened wizard has a page: opening starts the trail, and what ends it closes the wizard';
const TYPE = 'without a type the only violation is the missing type, in both ways';
const UNDEF = 'effector does not send an undefined payload';
const UNPLACED = 'the zones of a form that was emptied are read once more than needed';

/** Survivors of `mf-delivery/src`. */
const reasons: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
  'features/address-form/confirm.model.ts': [
    ["fee.kind !== 'searching'", 'true', PENDING],
    ['restaurantId !== null', 'true', NO_REST],
    ["fee.kind === 'found'", 'true', FOUND],
  ],
  'features/address-form/live-fee.model.ts': [
    ["isOpen && canRequest && fee.kind === 'unknown'", 'true', TIMER],
    [
      "isOpen && canRequest && fee.kind === 'unknown'",
      "isOpen && canRequest || fee.kind === 'unknown'",
      TIMER,
    ],
    ['isOpen && canRequest', 'true', TIMER],
    ['isOpen && canRequest', 'isOpen || canRequest', TIMER],
    ["fee.kind === 'unknown'", 'true', TIMER],
    ['info !== null', 'true', DROPS],
  ],
  'features/address-form/position.model.ts': [["position.kind === 'granted'", 'false', GRANTED]],
  'features/address-form/street-search.model.ts': [
    ['latest?.controller', 'latest.controller', DROPS],
    ['info?.country', 'info.country', NO_REST],
    ["kind !== 'none'", 'true', NONE],
    ['info !== null', 'true', DROPS],
  ],
  'features/address-form/zones.model.ts': [
    ['zone !== null', 'true', LISTED],
    ['zone.id !== draft.deliveryFeeID', 'true', CLEARED_ID],
    ['restaurantId !== null', 'true', NO_REST],
    [
      'isChosen && zone !== null && zone.id !== draft.deliveryFeeID',
      'isChosen && zone !== null || zone.id !== draft.deliveryFeeID',
      LISTED,
    ],
    ['isChosen && zone !== null', 'true', LISTED],
    ['isChosen && zone !== null', 'isChosen || zone !== null', LISTED],
  ],
  'features/address-wizard/confirm-location.model.ts': [
    ['info !== null && pin !== null', 'true', COND],
    ['info !== null && pin !== null', 'info !== null || pin !== null', COND],
    ['info !== null', 'true', COND],
    ['pin !== null', 'true', COND],
    ['pin?.place', 'pin.place', COND],
    ["kind === 'found' || kind === 'out-of-area'", 'false', STEP],
    [
      "kind === 'found' || kind === 'out-of-area'",
      "kind === 'found' && kind === 'out-of-area'",
      STEP,
    ],
    ["kind === 'out-of-area'", 'false', STEP],
    ["kind === 'found'", 'false', STEP],
    ["outcome.kind === 'found'", 'true', FOUND],
  ],
  'features/address-wizard/finish.model.ts': [
    ["outcome.kind === 'found'", 'true', FOUND],
    ['restaurantId !== null', 'true', NO_REST],
    ['info !== null', 'true', NO_REST],
  ],
  'features/address-wizard/form.model.ts': [
    ['info !== null', 'true', DROPS],
    ['form && info', 'form || info', DROPS],
  ],
  'features/address-wizard/locate.model.ts': [
    ["kind !== 'granted'", 'true', GRANTED],
    ['address !== null', 'true', DROPS],
  ],
  'features/address-wizard/place.model.ts': [
    ['pin?.state', 'pin.state', COND],
    ['pin !== null', 'true', DROPS],
    ['restaurantId !== null', 'true', NO_REST],
  ],
  'features/address-wizard/postal-code.model.ts': [['form !== null', 'true', DROPS]],
  'features/address-wizard/search.model.ts': [['restaurantId !== null', 'true', NO_REST]],
  'features/address-wizard/wizard.model.ts': [['page !== null', 'true', TRAIL]],
  'features/address-wizard/zones.model.ts': [
    ['form?.typed', 'form.typed', FORM],
    ['form !== null', 'true', FORM],
    ['areMissing && form !== null', 'areMissing || form !== null', UNPLACED],
    ['restaurantId !== null', 'true', NO_REST],
  ],
  'features/address/address.model.ts': [
    ['info !== null', 'true', COND],
    ['last !== null', 'true', DROPS],
  ],
  'features/address/last-address.model.ts': [
    ['restaurantId === null', 'false', NO_KEY],
    ['restaurantId !== null', 'true', NO_KEY],
  ],
  'features/confirm-coordinates/confirm-coordinates.model.ts': [
    ['isOpen && info !== null', 'isOpen || info !== null', DROPS],
    ['info !== null', 'true', DROPS],
    ['question !== null', 'true', DROPS],
    ["kind === 'found'", 'false', FOUND],
    ["outcome.kind === 'found'", 'true', FOUND],
    ['restaurantId !== null', 'true', NO_REST],
  ],
  'features/customer/customer.model.ts': [
    ["text !== '' && customer[field as keyof Customer] === ''", 'true', SAVES],
    [
      "text !== '' && customer[field as keyof Customer] === ''",
      "text !== '' || customer[field as keyof Customer] === ''",
      SAVES,
    ],
    ["customer[field as keyof Customer] === ''", 'true', SAVES],
    ["text !== ''", 'true', SAVES],
  ],
  'features/customer/phone-lookup.model.ts': [['info !== null', 'true', DROPS]],
  'features/fee-discount/fee-discount.model.ts': [
    ['info !== null', 'true', COND],
    ['info?.id', 'info.id', COND],
  ],
  'features/schedule/days.model.ts': [
    ['days ?.flatMap', 'days.flatMap', DROPS],
    ['schedule?.kind', 'schedule.kind', COND],
    ['basis === null', 'false', DROPS],
    ["schedule?.kind !== 'later'", 'false', DROPS],
  ],
  'features/schedule/template.model.ts': [
    ['false', 'true', KNOWN],
    ['info === null', 'false', SAME],
  ],
  'features/schedule/withdrawn.model.ts': [
    ['schedule === null || basis === null', 'false', COND],
    ['schedule === null || basis === null', 'schedule === null && basis === null', COND],
    ['schedule === null', 'false', COND],
    ['basis === null', 'false', COND],
  ],
  'features/step/step.model.ts': [
    ['type !== null', 'true', TYPE],
    ['now !== null', 'true', DROPS],
    ['first !== undefined', 'true', UNDEF],
    ['message !== null', 'true', DROPS],
    ['info !== null && type !== null', 'info !== null || type !== null', TYPE],
    ['info !== null', 'true', NO_REST],
  ],
  'features/table-order/table-order.model.ts': [
    ['failure?.isTimeGone', 'failure.isTimeGone', COND],
    ['last !== null', 'true', DROPS],
  ],
  'features/type-choice/type-choice.model.ts': [['type !== null', 'true', SAME]],
  'lib/last-delivery.model.ts': [['restaurantId === null', 'false', NO_KEY]],
  'lib/opening/opening.model.ts': [['data === null', 'false', DROPS]],
  'lib/point/point.model.ts': [
    ['info !== null', 'true', DROPS],
    ["info !== null && 'address' in start", 'true', DROPS],
    ["info !== null && 'address' in start", "info !== null || 'address' in start", DROPS],
    ['false', 'true', MOVED],
    ["{ state: 'searching', at: start.at, place: null }", '{}', LATE],
    ["{ state: 'searching', at, place: null }", '{}', LATE],
    ['pin?.state', 'pin.state', COND],
    ['estimate === null', 'true', GUESS],
    ['start !== null', 'true', START],
    ["pin !== null && 'at' in pin", 'true', COND],
    ["pin !== null && 'at' in pin", "pin !== null || 'at' in pin", COND],
    ['pin !== null', 'true', COND],
  ],
  'lib/schedule/choice.model.ts': [
    ["when === 'later'", 'true', CHOSEN],
    ['schedule?.kind', 'schedule.kind', COND],
    ['info === null', 'false', SAME],
  ],
  'lib/schedule/restriction.model.ts': [['info === null', 'false', DROPS]],
};

export const mfDelivery: readonly Explanation[] = Object.entries(reasons).flatMap(([file, rows]) =>
  rows.map(([original, replacement, reason]) => ({
    file: `mf-delivery/src/${file}`,
    original,
    replacement,
    reason,
  })),
);
