export { default } from '../../pages/pizza.page';
