/**
 * Spanish verbs and pronouns of 'tú' that 'vos' writes otherwise. Words that are also a noun or a
 * third person ('paga', 'busca') are not listed.
 */
const FORMS =
  'puedes quieres tienes necesitas pagas recibes ganas gastas guardas haces pides sigues ' +
  'decides recuperas eres retiras vuelves tú contigo elige elígela elígelo revisa revísalo ' +
  'escribe escríbelo inténtalo ingresa agrega agrégale selecciona escanea quítalo quítala ' +
  'cópialo cópiala pégalo págalos cancélalos pídelo síguelo úsalo únete ábrelo dinos ' +
  'muéstranos cuéntale cuéntanos comunícate acércate quédate muévelo encuéntrala actívalo ' +
  'haz obtén';

const LISTED = new Set(FORMS.split(' '));

/** 'revisa' and 'agrega' in the third person, behind their subject. */
const THIRD_PERSON = /(restaurante|página|cocina)( no| igual)? (revisa|agrega)/giu;

/** Words of a text that address the customer as 'tú'. */
export const informalForms = (text: string): string[] =>
  (text.replace(THIRD_PERSON, '').match(/\p{L}+/gu) ?? []).filter((word) =>
    LISTED.has(word.toLowerCase()),
  );
