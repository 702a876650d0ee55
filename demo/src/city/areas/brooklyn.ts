import { sliceHouse } from '../../restaurants/slice-house';
import { streets } from '../../restaurants/slice-house/delivery/streets';
import type { CityPlan } from '../city';
import { doorOf } from '../door';
import { districtsIn, positions } from '../plan-rows';

const EAST_SHORE = [
  -73.94, 40.77, -73.953, 40.75, -73.96, 40.743, -73.9625, 40.7385, -73.962, 40.731, -73.9625,
  40.725, -73.965, 40.7205, -73.968, 40.7155, -73.9705, 40.7105, -73.972, 40.7065, -73.9745,
  40.7025, -73.98, 40.7045, -73.989, 40.705, -73.9965, 40.701, -74.001, 40.695, -74.0045, 40.689,
  -74.013, 40.6845, -74.0195, 40.679, -74.0165, 40.672, -74.008, 40.669, -74.011, 40.664, -74.02,
  40.657, -74.026, 40.65, -74.032, 40.643, -74.04, 40.636, -74.042, 40.627, -74.04, 40.615, -74.034,
  40.608, -74.02, 40.6, -74, 40.59,
];
const WEST_SHORE = [
  -74.09, 40.59, -74.08, 40.69, -74.035, 40.72, -74.02, 40.77, -74.0085, 40.77, -74.012, 40.75,
  -74.013, 40.73, -74.017, 40.71, -74.017, 40.702, -74.011, 40.701, -74.001, 40.706, -73.99,
  40.7095, -73.9785, 40.7105, -73.974, 40.719, -73.972, 40.728, -73.973, 40.736, -73.969, 40.745,
  -73.96, 40.756, -73.945, 40.77,
];

/** Around Bedford Avenue, between the East River and the parks of the south. */
export const brooklyn: CityPlan = {
  id: 'brooklyn',
  country: 'US',
  swing: 16,
  room: 1.1,
  bounds: { south: 40.61, west: -74.048, north: 40.75, east: -73.9 },
  streets,
  states: { Brooklyn: 'NY' },
  door: doorOf(sliceHouse.info),
  districts: [
    ...districtsIn('Brooklyn', 'NY', [
      ['South Williamsburg', '11249', 40.7055, -73.9615],
      ['Navy Yard', '11205', 40.6995, -73.9705],
      ['Bedford-Stuyvesant', '11216', 40.687, -73.944],
      ['Stuyvesant Heights', '11233', 40.684, -73.927],
      ['DUMBO', '11201', 40.702, -73.988],
      ['Brooklyn Heights', '11201', 40.6955, -73.995],
      ['Cobble Hill', '11201', 40.6865, -73.9965],
      ['Carroll Gardens', '11231', 40.6785, -73.9985],
      ['Red Hook', '11231', 40.676, -74.01],
      ['Gowanus', '11215', 40.6765, -73.99],
      ['Prospect Heights', '11238', 40.6775, -73.968],
      ['Crown Heights', '11213', 40.67, -73.943],
      ['Ocean Hill', '11233', 40.676, -73.913],
      ['Prospect Lefferts Gardens', '11225', 40.659, -73.953],
      ['Flatbush', '11226', 40.643, -73.959],
      ['Kensington', '11218', 40.642, -73.979],
      ['Borough Park', '11219', 40.633, -73.996],
      ['Sunset Park', '11220', 40.648, -74.008],
      ['Dyker Heights', '11228', 40.619, -74.011],
      ['Bensonhurst', '11204', 40.615, -73.988],
      ['Midwood', '11230', 40.623, -73.965],
      ['Brownsville', '11212', 40.662, -73.913],
      ['East Flatbush', '11203', 40.649, -73.933],
      ['Flatlands', '11210', 40.626, -73.94],
    ]),
    ...districtsIn('Queens', 'NY', [
      ['Long Island City', '11101', 40.744, -73.945],
      ['Sunnyside', '11104', 40.742, -73.92],
      ['Maspeth', '11378', 40.725, -73.913],
      ['Ridgewood', '11385', 40.706, -73.906],
    ]),
    ...districtsIn('New York', 'NY', [
      ['Lower East Side', '10002', 40.716, -73.986],
      ['East Village', '10009', 40.727, -73.98],
      ['Gramercy', '10010', 40.739, -73.983],
      ['SoHo', '10012', 40.725, -74.0],
      ['Financial District', '10005', 40.708, -74.009],
      ['Chelsea', '10011', 40.742, -74.001],
    ]),
  ],
  rivers: [
    {
      name: 'Newtown Creek',
      width: 84,
      drive: '',
      line: positions(
        -73.964,
        40.7385,
        -73.95,
        40.7368,
        -73.94,
        40.7285,
        -73.931,
        40.7245,
        -73.9245,
        40.7175,
      ),
    },
  ],
  grounds: [
    { kind: 'water', name: 'East River', ring: positions(...EAST_SHORE, ...WEST_SHORE) },
    {
      kind: 'park',
      name: 'McCarren Park',
      ring: positions(-73.9548, 40.7215, -73.9517, 40.7226, -73.9492, 40.7202, -73.9528, 40.7188),
    },
    {
      kind: 'park',
      name: 'Fort Greene Park',
      ring: positions(-73.978, 40.693, -73.9738, 40.6935, -73.9733, 40.69, -73.9772, 40.6895),
    },
    {
      kind: 'park',
      name: 'Prospect Park',
      ring: positions(
        -73.9735,
        40.672,
        -73.969,
        40.6735,
        -73.962,
        40.661,
        -73.9615,
        40.652,
        -73.972,
        40.6515,
        -73.98,
        40.6605,
      ),
    },
    {
      kind: 'water',
      name: '',
      ring: positions(
        -73.9705,
        40.657,
        -73.966,
        40.658,
        -73.9635,
        40.6545,
        -73.9665,
        40.6525,
        -73.971,
        40.6535,
      ),
    },
    {
      kind: 'park',
      name: 'Green-Wood',
      ring: positions(
        -73.9985,
        40.6585,
        -73.9905,
        40.6595,
        -73.981,
        40.6525,
        -73.986,
        40.647,
        -73.995,
        40.65,
      ),
    },
    {
      kind: 'park',
      name: 'Maria Hernandez Park',
      ring: positions(-73.9252, 40.7036, -73.9234, 40.7046, -73.9218, 40.7031, -73.9236, 40.7021),
    },
    {
      kind: 'park',
      name: 'Tompkins Square Park',
      ring: positions(-73.983, 40.7268, -73.9803, 40.7258, -73.9813, 40.7243, -73.9841, 40.7254),
    },
  ],
  bridges: [
    {
      name: 'Williamsburg Bridge',
      line: positions(-73.961, 40.7098, -73.9668, 40.7121, -73.9815, 40.7172),
    },
    {
      name: 'Manhattan Bridge',
      line: positions(-73.9868, 40.6995, -73.9905, 40.707, -73.9945, 40.7145),
    },
    {
      name: 'Brooklyn Bridge',
      line: positions(-73.9908, 40.6985, -73.9968, 40.706, -74.0025, 40.7105),
    },
  ],
};
