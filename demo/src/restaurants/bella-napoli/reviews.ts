import type { WireReview } from '@storefront/reference-api/plugin/restaurants';

const review = (name: string, rating: number, date: string, note: string): WireReview => ({
  name,
  rating,
  note,
  date,
});

/** The newest reviews first (OPEN-023). */
export const reviews: WireReview[] = [
  review(
    'Marina A.',
    5,
    '2026-11-16',
    'Margherita impecável, chegou quente e em menos de 40 minutos. Virou tradição de domingo.',
  ),
  review(
    'João Pedro',
    5,
    '2026-11-14',
    'O tiramisù é o melhor do bairro. Entregador super gentil.',
  ),
  review(
    'Luciana',
    4,
    '2026-11-11',
    'Massa ótima, só achei a porção de arancini pequena. De resto, tudo perfeito.',
  ),
  review(
    'Renato S.',
    5,
    '2026-11-09',
    'Fiz uma encomenda de 100 salgados para o aniversário da minha filha e não sobrou nenhum!',
  ),
  review('Bia', 5, '2026-11-05', 'Finalmente uma pizza sem glúten que parece pizza.'),
  review(
    'Carlos Eduardo',
    3,
    '2026-11-02',
    'Comida boa, mas atrasou uns 20 minutos na sexta à noite.',
  ),
  review(
    'Fernanda L.',
    5,
    '2026-10-30',
    'A carbonara é com guanciale de verdade. Já pedi três vezes este mês.',
  ),
  review('Igor', 4, '2026-10-27', 'Ótimo custo-benefício no Combo Família.'),
  review('Dona Neide', 5, '2026-10-25', 'Lembrou a comida da minha mãe. Parabéns à cozinha!'),
  review('Thiago M.', 5, '2026-10-21', 'Peguei no balcão, estava pronto na hora combinada.'),
  review(
    'Paula',
    4,
    '2026-10-18',
    'Salada de rúcula com figo deliciosa. Senti falta de mais molho.',
  ),
  review(
    'Henrique',
    5,
    '2026-10-12',
    'Diavola na medida: picante, mas dá para sentir o sabor de tudo.',
  ),
];
