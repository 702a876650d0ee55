import type { MailTexts } from './mail-texts';

export const ptBr: MailTexts = {
  subject: (restaurant) => `Escolha uma nova senha para ${restaurant}`,
  greeting: (name) => `Olá, ${name}!`,
  asked: (restaurant) => `Recebemos um pedido de nova senha para a sua conta em ${restaurant}.`,
  button: 'Escolher uma nova senha',
  until: (minutes) => `O link funciona uma única vez e por ${minutes} minutos.`,
  notYou: 'Se não foi você, não precisa fazer nada: a sua senha continua a mesma.',
};
