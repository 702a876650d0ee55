import type { CityPlan, CityStreet, StreetKind } from '../city';
import type { District, KnownStreet } from '../ground/districts';
import type { NameGiver } from '../names/name-giver';
import type { PostalCodes } from '../names/postal-codes';
import { nearestOn, simplified } from '../plan/line';
import type { Plane } from '../plan/plane';
import { lineLength, type Point } from '../plan/vector';
import { knownNumbers, plainNumbers } from './numbers';

/**
 * Collects the streets of a city: each gets its name, its numbers and its postal code. Lines are in
 * the bent city.
 */
export type Register = {
  known(line: readonly Point[], street: KnownStreet, district: District, kind: StreetKind): void;
  /** A street without a name so far. */
  add(line: readonly Point[], district: District, kind: StreetKind): void;
  /** A stretch of a road with a name; returns its last number. */
  stretch(line: readonly Point[], district: District, name: string, from: number): number;
  streets(): CityStreet[];
};

type Tools = { plan: CityPlan; plane: Plane; names: NameGiver; codes: PostalCodes };

export function openRegister({ plan, plane, names, codes }: Tools): Register {
  const streets: CityStreet[] = [];
  const door = plane.at([plan.door.longitude, plan.door.latitude]);
  const written = (line: readonly Point[]) => simplified(line).map(plane.back);
  const placeOf = ({ zone, city, uf }: District) => ({ zone, city, uf });
  return {
    known: (line, street, district, kind) => {
      const length = lineLength(line);
      const numbers = knownNumbers(plan.country, length, street, kind === 'avenue', {
        ...plan.door,
        share: nearestOn(line, door).along / length,
      });
      streets.push({
        street: street.street,
        ...placeOf(district),
        cep: street.cep,
        ...numbers,
        kind,
        line: written(line),
      });
    },
    add: (line, district, kind) =>
      void streets.push({
        street: names.street(kind, [district.zone]),
        ...placeOf(district),
        cep: codes.next(district),
        ...plainNumbers(plan.country, lineLength(line)),
        kind,
        line: written(line),
      }),
    stretch: (line, district, street, from) => {
      const numbers = plainNumbers(plan.country, lineLength(line), from);
      streets.push({
        street,
        ...placeOf(district),
        cep: codes.next(district),
        ...numbers,
        kind: 'avenue',
        line: written(line),
      });
      return numbers.numberTo;
    },
    streets: () => streets,
  };
}
