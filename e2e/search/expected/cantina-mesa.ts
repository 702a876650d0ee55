import type { Expected } from './expected';

export const cantinaMesa: Expected = [
  ['massa', 'Carbonara', 'Tagliatelle à Bolonhesa', 'Nhoque alla Sorrentina'],
  ['carbonara', 'Carbonara'],
  ['salmao', 'Salmão na Brasa'],
  ['carne', 'Bife de Chorizo', 'Saltimbocca alla Romana', 'Ossobuco'],
  ['vinho', 'Taça da Casa', 'Chianti Classico', 'Prosecco'],
  ['chopp', 'Chope', 'Taça da Casa', 'Chianti Classico'],
  ['agua', 'Água'],
  ['sobremesa', 'Tiramisù', 'Panna Cotta', 'Petit Gâteau'],
  ['pizza'],
  ['petit gateau', 'Petit Gâteau'],
];
