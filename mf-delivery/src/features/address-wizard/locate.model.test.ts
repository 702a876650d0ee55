import { allSettled } from 'effector';
import { anAddress } from '@storefront/shared-domain/testing';
import type { Position } from '../../lib/position/position.api';
import { $isLocating, $refusal, lastChosen, mapRequested, positionRequested } from './locate.model';
import { $pin } from './place.model';
import { queryTyped } from './search.model';
import { $page, stepTaken } from './wizard.model';
import { HERE, later, MODULES, open, RESTAURANT_POINT, wizardVisit } from './wizard.test-kit';

describe('where the map begins', () => {
  test('[DELIVERY-34] where the device is, with the address there', async () => {
    const scope = wizardVisit();
    await open(scope);
    await allSettled(positionRequested, { scope });
    expect(scope.getState($page)).toBe('confirmation-map');
    expect(scope.getState($pin)).toMatchObject({
      state: 'found',
      place: { coordinates: HERE, street: 'Rua Augusta' },
    });
  });

  test.each(['denied', 'absent', 'slow', 'vague'] as const)(
    '[CONFLICTS-15] [ERRORS-36] at the restaurant when the location is %s, with the reason shown',
    async (kind) => {
      const scope = wizardVisit({ position: () => ({ kind }) });
      await open(scope);
      await allSettled(positionRequested, { scope });
      expect(scope.getState($page)).toBe('search-and-confirmation-map');
      expect(scope.getState($pin)?.place.coordinates).toEqual(RESTAURANT_POINT);
      expect(scope.getState($refusal)).toBe(kind);
      await allSettled(stepTaken, { scope, params: 'back' });
      expect(scope.getState($refusal)).toBeNull();
    },
  );

  test('[CONFLICTS-15] a refusal on the map leaves the pin where the customer put it', async () => {
    const scope = wizardVisit({ position: () => ({ kind: 'denied' }) });
    await open(scope, anAddress({ coordinates: HERE }));
    await allSettled(lastChosen, { scope });
    await allSettled(positionRequested, { scope });
    expect(scope.getState($page)).toBe('confirmation-map');
    expect(scope.getState($pin)?.place.coordinates).toEqual(HERE);
    expect(scope.getState($refusal)).toBe('denied');
  });

  test('[DELIVERY-31] [DELIVERY-35] at the restaurant for an address that was not found', async () => {
    const scope = wizardVisit();
    await open(scope);
    await allSettled(mapRequested, { scope });
    expect(scope.getState($page)).toBe('search-and-confirmation-map');
    expect(scope.getState($pin)?.place.coordinates).toEqual(RESTAURANT_POINT);
  });

  test('[DELIVERY-39] without a search the wizard begins on the map at the restaurant; reopened it stays', async () => {
    const scope = wizardVisit({}, { ...MODULES.none, use_photon: false });
    await open(scope);
    expect(scope.getState($page)).toBe('confirmation-map');
    expect(scope.getState($pin)?.place.coordinates).toEqual(RESTAURANT_POINT);
    await allSettled(positionRequested, { scope });
    await open(scope);
    expect(scope.getState($pin)?.place.coordinates).toEqual(HERE);
  });

  test("[DELIVERY-39] nowhere when the restaurant's record has no position on earth", async () => {
    const scope = wizardVisit(
      {},
      { ...MODULES.none, use_photon: false, latitude: 91, longitude: 0 },
    );
    await open(scope);
    expect(scope.getState($page)).toBe('confirmation-map');
    expect(scope.getState($pin)).toBeNull();
  });

  test('a device position that arrives after the customer went on is ignored', async () => {
    const { waiting, request } = later<Position>();
    const scope = wizardVisit({ position: request });
    await open(scope);
    const settled = allSettled(positionRequested, { scope });
    expect(scope.getState($isLocating)).toBe(true);
    const typing = allSettled(queryTyped, { scope, params: 'ru' });
    waiting[0]!.resolve({ kind: 'granted', coordinates: HERE });
    await Promise.all([settled, typing]);
    expect(scope.getState($page)).toBe('auto-complete-address');
    expect(scope.getState($pin)).toBeNull();
  });

  test('[OPEN-050] at the address given last, with its number, complement and reference', async () => {
    const scope = wizardVisit();
    await open(
      scope,
      anAddress({
        street: 'Rua Augusta',
        number: '1200',
        complemento: 'casa 2',
        coordinates: HERE,
      }),
    );
    await allSettled(lastChosen, { scope });
    expect(scope.getState($page)).toBe('confirmation-map');
    expect(scope.getState($pin)).toMatchObject({
      state: 'found',
      place: { coordinates: HERE, requested: '1200', complemento: 'casa 2' },
    });
  });
});
