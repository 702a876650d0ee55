import type { Expected } from './expected';

export const fornoFechado: Expected = [
  ['pizza', 'Pinhão com Bacon', 'Margherita', 'Calabresa'],
  ['calabresa', 'Calabresa', 'Única (33 cm, 8 fatias) [Calabresa]', 'Pizzetta (22 cm) [Calabresa]'],
  [
    'quatro queijos',
    'Quatro Queijos Coloniais',
    'Única (33 cm, 8 fatias) [Quatro Queijos Coloniais]',
    'Pizzetta (22 cm) [Quatro Queijos Coloniais]',
  ],
  ['pao', 'Pão Italiano', 'Focaccia de Cebola-roxa', 'Ciabatta (2 unidades)'],
  ['vinho', 'Vinho Colonial'],
  [
    'bacon',
    'Pinhão com Bacon',
    'Única (33 cm, 8 fatias) [Pinhão com Bacon]',
    'Pizzetta (22 cm) [Pinhão com Bacon]',
  ],
  [
    'romeu e julieta',
    'Romeu e Julieta',
    'Única (33 cm, 8 fatias) [Romeu e Julieta]',
    'Pizzetta (22 cm) [Romeu e Julieta]',
  ],
  ['panetone', 'Panetone Artesanal', 'Canelone de Ricota e Nozes'],
  ['coca', 'Refrigerante de Cola (lata)'],
];
