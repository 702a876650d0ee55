import { streetsOf, type DemoStreet } from '../../../build/street';

const bk = (zone: string, rows: Parameters<typeof streetsOf>[2]) =>
  streetsOf('Brooklyn', zone, rows);

/** A small gazetteer around Williamsburg; positions are accurate to about a block. */
export const streets: DemoStreet[] = [
  ...bk('Williamsburg', [
    ['Bedford Avenue', '11211', 40.7171, -73.9573],
    ['Berry Street', '11249', 40.7189, -73.9597],
    ['Wythe Avenue', '11249', 40.7209, -73.9601],
    ['Grand Street', '11211', 40.7139, -73.9571],
    ['Metropolitan Avenue', '11211', 40.7147, -73.9561],
    ['Driggs Avenue', '11211', 40.7163, -73.9561],
    ['Havemeyer Street', '11211', 40.7131, -73.9563],
    ['North 6th Street', '11249', 40.7187, -73.9607],
    ['Kent Avenue', '11249', 40.7203, -73.9631],
  ]),
  ...bk('East Williamsburg', [
    ['Graham Avenue', '11206', 40.7143, -73.9441],
    ['Lorimer Street', '11211', 40.7139, -73.9499],
    ['Bushwick Avenue', '11206', 40.7117, -73.9407],
  ]),
  ...bk('Greenpoint', [
    ['Manhattan Avenue', '11222', 40.7291, -73.9541],
    ['Franklin Street', '11222', 40.7301, -73.9579],
    ['Nassau Avenue', '11222', 40.7237, -73.9511],
    ['McGuinness Boulevard', '11222', 40.7301, -73.9511],
  ]),
  ...bk('Bushwick', [
    ['Knickerbocker Avenue', '11237', 40.7041, -73.9291],
    ['Wyckoff Avenue', '11237', 40.7047, -73.9189],
    ['Myrtle Avenue', '11221', 40.6981, -73.9311],
  ]),
  ...bk('Clinton Hill', [
    ['Fulton Street', '11238', 40.6831, -73.9661],
    ['DeKalb Avenue', '11205', 40.6893, -73.9661],
  ]),
  ...bk('Fort Greene', [['Lafayette Avenue', '11217', 40.6869, -73.9747]]),
  ...bk('Downtown Brooklyn', [
    ['Jay Street', '11201', 40.6923, -73.9872],
    ['Atlantic Avenue', '11217', 40.6871, -73.9851],
  ]),
  ...bk('Park Slope', [
    ['7th Avenue', '11215', 40.6677, -73.9811],
    ['5th Avenue', '11215', 40.6689, -73.9871],
  ]),
  ...bk('Bay Ridge', [['86th Street', '11209', 40.6221, -74.0281]]),
];
