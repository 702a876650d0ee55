import { flavor, flavorCategory } from '../../../build/flavors';

const tradicionais = flavorCategory(
  'tradicionais',
  'Tradicionais',
  'As que todo mundo pede desde 1987.',
  [
    flavor(
      'margherita',
      'Margherita',
      'Molho de tomate San Marzano, mozzarella fior di latte, manjericão e azeite.',
    ),
    flavor('calabresa', 'Calabresa', 'Calabresa fatiada, cebola-roxa e azeitonas pretas.'),
    flavor('mussarela', 'Mussarela', 'Mussarela em dobro, tomate e orégano.'),
    flavor('portuguesa', 'Portuguesa', 'Presunto, ovos, cebola, ervilha, mussarela e azeitonas.'),
    flavor('quatro-queijos', 'Quatro Queijos', 'Mussarela, provolone, gorgonzola e parmesão.'),
    flavor(
      'frango-catupiry',
      'Frango com Catupiry',
      'Frango desfiado, Catupiry original e milho-verde.',
    ),
    flavor('napolitana', 'Napolitana', 'Mussarela, rodelas de tomate, parmesão e manjericão.'),
    flavor('toscana', 'Toscana', 'Linguiça toscana, mussarela, cebola e pimentão.'),
    flavor('atum', 'Atum', 'Atum sólido, cebola-roxa, azeitonas e salsinha.'),
    flavor('alho-oleo', 'Alho e Óleo', 'Mussarela, alho dourado e parmesão.'),
    flavor('presunto', 'Presunto e Mussarela', 'Presunto cozido, mussarela e orégano.'),
    flavor('bacon-milho', 'Bacon com Milho', 'Bacon crocante, milho-verde e mussarela.'),
  ],
);
const especiais = flavorCategory(
  'especiais',
  'Especiais',
  'Ingredientes italianos e combinações da casa.',
  [
    flavor('diavola', 'Diavola', 'Salame picante, nduja, mozzarella e pimenta calabresa.'),
    flavor(
      'parma-rucula',
      'Parma com Rúcula',
      'Presunto de Parma, rúcula, tomate-cereja e lascas de grana padano.',
    ),
    flavor('pepperoni', 'Pepperoni', 'Pepperoni artesanal levemente crocante e mozzarella.'),
    flavor(
      'burrata',
      'Burrata',
      'Burrata inteira no centro, pesto, tomatinhos confitados e manjericão.',
    ),
    flavor('camarao', 'Camarão', 'Camarões ao alho, Catupiry, tomate e salsinha.', {
      available: false,
    }),
    flavor('gorgonzola-pera', 'Gorgonzola e Pera', 'Gorgonzola, pera, nozes e mel.'),
    flavor('capricciosa', 'Capricciosa', 'Alcachofra, cogumelos, presunto e azeitonas.'),
    flavor('siciliana', 'Siciliana', 'Berinjela, ricota salgada, tomate e manjericão.'),
    flavor('carne-seca', 'Carne-seca com Catupiry', 'Carne-seca desfiada, Catupiry e cebola-roxa.'),
    flavor('trufada', 'Trufada', 'Cogumelos, mozzarella de búfala e azeite trufado.'),
    flavor('figo-parma', 'Figo e Parma', 'Figos frescos, presunto de Parma, gorgonzola e mel.'),
    flavor('salmao', 'Salmão Defumado', 'Salmão defumado, cream cheese, alcaparras e endro.'),
  ],
);
const vegetarianas = flavorCategory(
  'vegetarianas',
  'Vegetarianas',
  'Sem carne e cheias de sabor.',
  [
    flavor('funghi', 'Funghi', 'Mix de cogumelos, mozzarella e tomilho.'),
    flavor('ortolana', 'Ortolana', 'Abobrinha, berinjela e pimentões grelhados.'),
    flavor(
      'rucula-tomate-seco',
      'Rúcula com Tomate Seco',
      'Mozzarella de búfala, rúcula e tomate seco.',
    ),
    flavor('brocolis', 'Brócolis com Alho', 'Brócolis, alho dourado e Catupiry.'),
    flavor('palmito', 'Palmito', 'Palmito pupunha, mussarela e tomate.'),
    flavor('marinara', 'Marinara', 'Molho de tomate, alho, orégano e azeite. Vegana.'),
  ],
);
const doces = flavorCategory('doces', 'Doces', 'Para terminar bem, ou começar.', [
  flavor('chocolate-morango', 'Chocolate com Morango', 'Chocolate ao leite e morangos frescos.'),
  flavor('brigadeiro', 'Brigadeiro', 'Brigadeiro cremoso e granulado belga.'),
  flavor('romeu-julieta', 'Romeu e Julieta', 'Goiabada cascão derretida com mussarela.'),
  flavor('banana-canela', 'Banana com Canela', 'Banana, açúcar, canela e leite condensado.'),
  flavor(
    'pistache-branco',
    'Chocolate Branco com Pistache',
    'Creme de chocolate branco e pistache torrado.',
  ),
  flavor('nutella-avela', 'Creme de Avelã', 'Creme de avelã com cacau e avelãs tostadas.'),
]);

export const flavors = [tradicionais, especiais, vegetarianas, doces];
