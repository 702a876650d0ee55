import type { MailTexts } from './mail-texts';

export const es: MailTexts = {
  subject: (restaurant) => `Elige una nueva contraseña para ${restaurant}`,
  greeting: (name) => `Hola, ${name}:`,
  asked: (restaurant) => `recibimos un pedido de nueva contraseña para tu cuenta en ${restaurant}.`,
  button: 'Elegir una nueva contraseña',
  until: (minutes) => `El enlace funciona una sola vez y durante ${minutes} minutos.`,
  notYou: 'Si no fuiste tú, no tienes que hacer nada: tu contraseña sigue siendo la misma.',
};
