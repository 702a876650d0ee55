import { allSettled, type Scope } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import { minor, type Zone } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import { anAddress } from '@storefront/shared-domain/testing';
import { locationConfirmed } from './confirm-location.model';
import { $canFinish, $wrongFields } from './finish.model';
import { $form, $formProblems, streetDenied, addressTyped } from './form.model';
import { positionRequested } from './locate.model';
import { mapMoved } from './place.model';
import { $codeState } from './postal-code.model';
import type { TypedAddress } from './typed-address';
import { $isOpen, $lastAddress, $page, stepTaken, wizardClosed } from './wizard.model';
import { $offeredZones, $zone } from './zones.model';
import { aResponse, HERE, open, wizardVisit } from './wizard.test-kit';

async function inForm(scope: Scope) {
  await open(scope);
  await allSettled(positionRequested, { scope });
  await allSettled(locationConfirmed, { scope });
  return scope;
}
const type = (scope: Scope, values: Partial<TypedAddress>) =>
  allSettled(addressTyped, { scope, params: { ...scope.getState($form)!.typed, ...values } });
const problems = (scope: Scope) =>
  scope.getState($formProblems).map(({ field, kind }) => `${field} ${kind}`);

describe('the form of the wizard', () => {
  test('[DELIVERY-32] starts with the position of the map', async () => {
    const scope = await inForm(wizardVisit());
    expect(scope.getState($form)).toMatchObject({
      isStreetDenied: false,
      typed: { street: '', number: '1200', zone: 'Consolação', city: 'São Paulo', complemento: '' },
    });
    expect(problems(scope)).toEqual([]);
    expect(scope.getState($canFinish)).toBe(true);
  });

  test('[OPEN-082] is cleared on logout, and so is the address given before', async () => {
    const scope = await inForm(wizardVisit());
    await open(scope, anAddress({ coordinates: HERE }));
    await allSettled(sessionBus.logOutConfirmed, { scope });
    expect([scope.getState($form), scope.getState($lastAddress)]).toEqual([null, null]);
  });

  test('[DELIVERY-61] cannot be confirmed while it is invalid', async () => {
    const scope = await inForm(wizardVisit({}, { reference_is_mandatory: true }));
    expect(problems(scope)).toEqual(['reference missing']);
    expect(scope.getState($canFinish)).toBe(false);
    expect(scope.getState($wrongFields)).toEqual(['reference']);
    await type(scope, { address_ref: 'ao lado da padaria', number: '1276' });
    expect(problems(scope)).toEqual(['number invalid']);
    await type(scope, { number: '1275' });
    expect(scope.getState($canFinish)).toBe(true);
  });

  test('[DELIVERY-58] its street can be typed once the customer says that it is another one', async () => {
    const scope = await inForm(wizardVisit());
    await allSettled(streetDenied, { scope });
    expect(scope.getState($form)).toMatchObject({
      isStreetDenied: true,
      typed: { street: 'Rua Augusta' },
    });
  });

  test('[DELIVERY-37] back to the same location, all fields stay; at another, its own are replaced', async () => {
    const scope = await inForm(wizardVisit());
    await type(scope, { number: '1210', complemento: 'casa 2', address_ref: 'padaria' });
    await allSettled(stepTaken, { scope, params: 'back' });
    await allSettled(wizardClosed, { scope });
    await open(scope);
    await allSettled(locationConfirmed, { scope });
    expect(scope.getState($form)?.typed).toMatchObject({ number: '1210', complemento: 'casa 2' });
    await allSettled(stepTaken, { scope, params: 'back' });
    await allSettled(mapMoved, { scope, params: { latitude: -23.6, longitude: -46.7 } });
    await allSettled(locationConfirmed, { scope });
    expect(scope.getState($form)?.typed).toMatchObject({
      number: '1200',
      complemento: 'casa 2',
      address_ref: 'padaria',
    });
  });

  test.each([
    { found: 'sao paulo', cities: ['São Paulo', 'Osasco'], city: 'São Paulo', messages: [] },
    { found: 'Campinas', cities: ['São Paulo'], city: '', messages: ['city missing'] },
    { found: '', cities: ['São Paulo'], city: 'São Paulo', messages: [] },
    { found: 'Campinas', cities: [], city: 'Campinas', messages: [] },
  ])(
    '[DELIVERY-60] the city "$found" where the restaurant lists $cities starts as "$city"',
    async ({ found, cities, city, messages }) => {
      const deliveryCities = cities.map((name) => ({ name, zones: [] }));
      const scope = await inForm(
        wizardVisit({ address: () => aResponse({ city: found }) }, { deliveryCities }),
      );
      expect(scope.getState($form)?.typed.city).toBe(city);
      expect(problems(scope)).toEqual(messages);
    },
  );
});

describe('a neighborhood from the list', () => {
  const zone = (id: string, name: string, city = 'São Paulo'): Zone => ({
    id,
    zone: name,
    city,
    available: true,
    regions: [{ region_id: `r-${id}`, fee: minor(500), returnFee: minor(0) }],
  });
  const zones = [zone('z1', 'Consolação'), zone('z2', 'Centro'), zone('z3', 'Centro', 'Osasco')];

  test.each([
    { found: 'CONSOLACAO', id: 'z1', canFinish: true },
    { found: 'Vila Nova', id: undefined, canFinish: false },
  ])(
    '[DELIVERY-59] that of the map, $found, is taken when it is there',
    async ({ found, id, canFinish }) => {
      const scope = await inForm(
        wizardVisit(
          { zones: () => zones, address: () => aResponse({ zone: found }) },
          { manual_zone_selection: true },
        ),
      );
      expect(scope.getState($zone)?.id).toBe(id);
      expect(scope.getState($offeredZones).map((offered) => offered.id)).toEqual(['z1', 'z2']);
      expect(scope.getState($canFinish)).toBe(canFinish);
      await type(scope, { zone: 'Centro' });
      expect(scope.getState($zone)?.id).toBe('z2');
      expect(scope.getState($canFinish)).toBe(true);
    },
  );

  test('[ERRORS-30] an unreadable list closes the wizard; opened again, it requests the list again', async () => {
    const answers: (() => Zone[] | Promise<Zone[]>)[] = [
      () => Promise.reject(new ApiError({ kind: 'offline' })),
      () => zones,
    ];
    const scope = await inForm(
      wizardVisit({ zones: () => answers.shift()!() }, { manual_zone_selection: true }),
    );
    expect([scope.getState($isOpen), scope.getState($page)]).toEqual([
      false,
      'confirmation-address-map-and-form',
    ]);
    await open(scope);
    expect([
      scope.getState($isOpen),
      scope.getState($zone)?.id,
      scope.getState($form)?.typed.zone,
    ]).toEqual([true, 'z1', 'Consolação']);
    await open(scope);
    expect(answers).toEqual([]);
  });
});

describe('a postal code in the street', () => {
  const known = {
    logradouro: 'Rua Bela Cintra',
    bairro: 'Cerqueira César',
    localidade: 'São Paulo',
    uf: 'SP',
    erro: false,
  };
  const visit = (code: () => typeof known | Promise<typeof known>) =>
    inForm(wizardVisit({ code, address: () => aResponse({ street: '' }) }));

  test.each([
    { street: '01304-001', after: 'Rua Bela Cintra', zone: 'Cerqueira César' },
    { street: '0130400', after: '0130400', zone: 'Consolação' },
  ])('[DELIVERY-28] $street becomes $after', async ({ street, after, zone }) => {
    const scope = await visit(() => known);
    await type(scope, { street });
    expect(scope.getState($form)?.typed).toMatchObject({ street: after, zone });
    expect(scope.getState($codeState)).toBeNull();
  });
});
