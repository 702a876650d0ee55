import type { Random } from '../../build/seeded-random';
import type { StreetKind } from '../city';

const NAMES = (
  'Adler|Ainslie|Alder|Amity|Ashford|Barlow|Baxter|Beacon|Beekman|Bergen|Birch|Bleecker|' +
  'Boerum|Bond|Brevoort|Bridge|Bright|Butler|Calyer|Canal|Carlton|Carroll|Cedar|Cherry|' +
  'Clarkson|Clay|Clermont|Clifton|Clove|Cobb|Colony|Conover|Cooper|Court|Cranberry|Crosby|' +
  'Cumberland|Cypress|Dean|Decatur|Devoe|Dikeman|Dock|Dover|Duffield|Eagle|Eastman|Eckford|' +
  'Eldert|Ellery|Elm|Ericsson|Evergreen|Ewen|Fairfax|Farragut|Ferris|Fillmore|Floyd|Forrest|' +
  'Foster|Frost|Gates|Gerry|Gold|Gouverneur|Greene|Guernsey|Hale|Halleck|Halsey|Hancock|' +
  'Harbor|Harman|Harrison|Hart|Hausman|Hemlock|Henry|Heyward|Hicks|Hooper|Hope|Hoyt|Hudson|' +
  'Huron|India|Irving|Ivy|Jackson|Java|Jefferson|Jewel|Juniper|Kane|Keap|Kingsland|Kossuth|' +
  'Lawton|Leonard|Lewis|Linden|Locust|Logan|Ludlow|Luquer|Lynch|Macon|Madison|Maple|Marcy|' +
  'Meserole|Middleton|Milton|Monitor|Moore|Morgan|Nelson|Newel|Newton|Noble|Norman|Oak|Olive|' +
  'Orange|Orient|Palmetto|Park|Pearl|Pilling|Pineapple|Plymouth|Poplar|Powers|Pratt|' +
  'President|Provost|Quay|Quincy|Ralph|Rapelye|Redwood|Remsen|Richards|Rodney|Roebling|Ross|' +
  'Rutledge|Ryerson|Sackett|Sandford|Schenck|Scholes|Seigel|Sharon|Skillman|Smith|Spencer|' +
  'Stagg|Starr|State|Sterling|Stockholm|Suydam|Taaffe|Ten Eyck|Tillary|Troutman|Union|' +
  'Van Brunt|Vandam|Varick|Vernon|Verona|Walton|Walworth|Warren|Warwick|Water|Waverly|' +
  'Weirfield|Whipple|Willow|Wilson|Withers|Wolcott|Woodhull|Wyona|York'
).split('|');
const ENDINGS: Record<StreetKind, readonly string[]> = {
  avenue: ['Avenue', 'Avenue', 'Boulevard', 'Parkway'],
  street: ['Street', 'Street', 'Street', 'Avenue', 'Place'],
  lane: ['Lane', 'Court', 'Alley', 'Terrace'],
};
const GREENS = {
  park: ['Park', 'Park', 'Playground'],
  square: ['Square', 'Triangle', 'Garden'],
} as const;
const ordinal = (count: number): string => {
  const ending =
    count % 100 >= 11 && count % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${count}${ending}`;
};

/** Names in the style of cities of the United States. */
export const english = {
  street: (kind: StreetKind, random: Random): string => {
    if (kind !== 'lane' && random.chance(0.14))
      return (
        `${random.pick(['', '', 'South ', 'East '])}${ordinal(random.whole(1, 60))} ` +
        (kind === 'avenue' ? 'Avenue' : 'Street')
      );
    return `${random.pick(NAMES)} ${random.pick(ENDINGS[kind])}`;
  },
  green: (kind: 'park' | 'square', random: Random): string =>
    `${random.pick(NAMES)} ${random.pick(GREENS[kind])}`,
};
