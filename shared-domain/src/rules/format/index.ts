export * from './chat-link';
export * from './format-dates';
export * from './format-money';
export * from './image-url';
export * from './language';
export { maskBirthday, maskCnpj, maskCpf, maskCpfOrCnpj } from './masks';
export * from './plain-text';
export * from './text';
export { withArticle } from './with-article';
