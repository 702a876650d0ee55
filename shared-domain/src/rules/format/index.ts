export { currencyDecimals } from './currency-decimals';
export * from './format-dates';
export * from './format-money';
export * from './image-url';
export * from './language';
export { isOfCpf, maskBirthday, maskCnpj, maskCpf, maskCpfOrCnpj, taxIdSigns } from './masks';
export * from './plain-text';
export * from './text';
export { withArticle } from './with-article';
