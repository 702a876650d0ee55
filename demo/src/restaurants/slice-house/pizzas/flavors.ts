import { flavor, flavorCategory } from '../../../build/flavors';

export const flavors = [
  flavorCategory('classics', 'Classics', 'What the neighborhood grew up on.', [
    flavor('ny-cheese', 'New York Cheese', 'Tomato sauce, aged mozzarella, oregano.', {
      image: 'mussarela',
    }),
    flavor('us-pepperoni', 'Pepperoni', 'Cup & char pepperoni, edge to edge.', {
      image: 'pepperoni',
    }),
    flavor('us-margherita', 'Margherita', 'Fresh mozzarella, San Marzano tomatoes, basil.', {
      image: 'margherita',
    }),
    flavor('sausage-peppers', 'Sausage & Peppers', 'Fennel sausage, roasted peppers, onions.', {
      image: 'toscana',
    }),
    flavor('supreme', 'Supreme', 'Pepperoni, sausage, mushrooms, peppers, onions, olives.'),
    flavor('meat-lovers', 'Meat Lovers', 'Pepperoni, sausage, bacon, ham.'),
    flavor('hawaiian', 'Hawaiian', 'Smoked ham, caramelized pineapple, mozzarella.'),
  ]),
  flavorCategory('signature', 'Signature', 'Ours and nobody else’s.', [
    flavor('hot-honey', 'Hot Honey Soppressata', 'Spicy soppressata, hot honey, ricotta dollops.'),
    flavor(
      'buffalo-chicken',
      'Buffalo Chicken',
      'Crispy chicken, buffalo sauce, blue cheese, scallions.',
    ),
    flavor('bbq-chicken', 'BBQ Chicken', 'Smoky barbecue sauce, chicken, red onion, cilantro.'),
    flavor('vodka-pie', 'Vodka Pie', 'Vodka sauce, fresh mozzarella, pecorino, basil.'),
    flavor('white-pie', 'White Pie', 'Ricotta, mozzarella, roasted garlic, black pepper.'),
    flavor('clam-pie', 'Clam Pie', 'Littleneck clams, garlic, lemon, parsley.', {
      available: false,
    }),
  ]),
  flavorCategory('veggie', 'Veggie', 'Plenty of garden.', [
    flavor('garden', 'Garden', 'Mushrooms, peppers, red onion, olives, spinach.', {
      image: 'ortolana',
    }),
    flavor('us-funghi', 'Wild Mushroom', 'Roasted mushrooms, thyme, fontina.', { image: 'funghi' }),
    flavor('us-marinara', 'Marinara', 'No cheese: tomato, garlic, oregano, olive oil. Vegan.', {
      image: 'marinara',
    }),
  ]),
];
