import { base, type BaseCategoryDraft } from '../../../build/pizza-bases';

const free = { broto: 0, media: 0, grande: 0, gigante: 0 };
const stuffed = { broto: 7, media: 10, grande: 12, gigante: 18 };

export const crusts: BaseCategoryDraft[] = [
  {
    id: 'borda-simples',
    name: 'Sem recheio',
    description: 'Borda alta e aerada, como em Nápoles.',
    options: [
      base('borda-tradicional', 'Tradicional', 'Farinha italiana e longa fermentação.', free),
      base('borda-parmesao', 'Crosta de parmesão', 'Parmesão tostado por fora.', {
        broto: 4,
        media: 5,
        grande: 6,
        gigante: 9,
      }),
    ],
  },
  {
    id: 'borda-recheada',
    name: 'Recheada',
    description: 'Assada já recheada.',
    options: [
      base('borda-catupiry', 'Catupiry', 'Catupiry original.', stuffed),
      base('borda-cheddar', 'Cheddar', 'Cheddar cremoso.', stuffed),
      base(
        'borda-quatro-queijos',
        'Quatro queijos',
        'Mussarela, provolone, gorgonzola e parmesão.',
        stuffed,
        false,
      ),
      base('borda-chocolate', 'Chocolate', 'Para as pizzas doces.', {
        broto: 8,
        media: 11,
        grande: 14,
      }),
    ],
  },
];

export const doughs: BaseCategoryDraft[] = [
  {
    id: 'massas-pizza',
    name: 'Massa',
    description: 'Fermentada por 48 horas.',
    options: [
      base('massa-napoletana', 'Napoletana', 'Macia, com borda alta.', free),
      base('massa-fina', 'Fina e crocante', 'Aberta no rolo.', free),
      base('massa-integral', 'Integral', 'Com farinha de moagem de pedra.', {
        broto: 3,
        media: 4,
        grande: 5,
        gigante: 7,
      }),
      base('massa-sem-gluten', 'Sem glúten', 'Arroz e mandioca. Preparada na mesma cozinha.', {
        broto: 8,
        media: 11,
      }),
    ],
  },
];

export const toppings: BaseCategoryDraft[] = [
  {
    id: 'adicionais-queijos',
    name: 'Queijos',
    description: '',
    options: [
      base('adicional-mozzarella', 'Mozzarella extra', '', {
        broto: 5,
        media: 7,
        grande: 9,
        gigante: 13,
      }),
      base('adicional-catupiry', 'Catupiry', '', { broto: 5, media: 8, grande: 10, gigante: 14 }),
      base('adicional-gorgonzola', 'Gorgonzola', '', {
        broto: 6,
        media: 8,
        grande: 11,
        gigante: 15,
      }),
      base('adicional-burrata', 'Burrata inteira', '', { media: 22, grande: 22, gigante: 22 }),
    ],
  },
  {
    id: 'adicionais-carnes',
    name: 'Carnes',
    description: '',
    options: [
      base('adicional-bacon', 'Bacon', '', { broto: 5, media: 7, grande: 9, gigante: 13 }),
      base('adicional-calabresa', 'Calabresa', '', { broto: 4, media: 6, grande: 8, gigante: 12 }),
      base('adicional-parma', 'Presunto de Parma', '', {
        broto: 9,
        media: 13,
        grande: 17,
        gigante: 24,
      }),
      base(
        'adicional-anchova',
        'Anchovas',
        '',
        { broto: 8, media: 11, grande: 14, gigante: 20 },
        false,
      ),
    ],
  },
  {
    id: 'adicionais-vegetais',
    name: 'Vegetais e temperos',
    description: '',
    options: [
      base('adicional-rucula', 'Rúcula', '', { broto: 3, media: 4, grande: 5, gigante: 7 }),
      base('adicional-azeitona', 'Azeitonas pretas', '', {
        broto: 3,
        media: 4,
        grande: 5,
        gigante: 7,
      }),
      base('adicional-cogumelo', 'Cogumelos', '', { broto: 5, media: 7, grande: 9, gigante: 12 }),
      base('adicional-manjericao', 'Manjericão fresco', '', free),
      base('adicional-pimenta', 'Pimenta calabresa', '', free),
    ],
  },
];
