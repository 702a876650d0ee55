import './card-form.css';
import { openCardForm } from './card-form';

openCardForm(window);
