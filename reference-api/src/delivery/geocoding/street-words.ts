/** Kinds of street by their abbreviation; names contain the full word. */
const KINDS: Readonly<Record<string, string>> = {
  r: 'rua',
  av: 'avenida',
  al: 'alameda',
  tv: 'travessa',
  trav: 'travessa',
  pc: 'praca',
  pca: 'praca',
  lg: 'largo',
  lgo: 'largo',
  est: 'estrada',
  rod: 'rodovia',
  vd: 'viaduto',
  ave: 'avenue',
  blvd: 'boulevard',
  rd: 'road',
  ln: 'lane',
  ct: 'court',
  pl: 'place',
  pkwy: 'parkway',
  sq: 'square',
  ter: 'terrace',
};

const TITLES: Readonly<Record<string, string>> = {
  dr: 'doutor',
  dra: 'doutora',
  prof: 'professor',
  profa: 'professora',
  sta: 'santa',
  sto: 'santo',
  cel: 'coronel',
  gal: 'general',
  mal: 'marechal',
  cap: 'capitao',
  pe: 'padre',
  eng: 'engenheiro',
  pres: 'presidente',
  sen: 'senador',
  dep: 'deputado',
  brig: 'brigadeiro',
  jd: 'jardim',
  vl: 'vila',
  pq: 'parque',
};

/* Abbreviations that mean another word in front of a name than behind it: 'St John', 'John St'. */
const BEHIND: Readonly<Record<string, string>> = { st: 'street', dr: 'drive' };

const ALL_KINDS = new Set([
  ...Object.values(KINDS),
  ...Object.values(BEHIND),
  'ladeira',
  'beco',
  'rua',
]);

/** Words of a search with abbreviations expanded. */
export const writtenOut = (words: readonly string[]): string[] =>
  words.map((word, at) => {
    const isBehind = at > 0 && !words.slice(at + 1).some((after) => /^\p{L}{3,}/u.test(after));
    return (isBehind ? BEHIND[word] : undefined) ?? KINDS[word] ?? TITLES[word] ?? word;
  });

/** Whether a word is a kind of street, which half of all streets share, and so identifies none. */
export const isKindOfStreet = (word: string): boolean => ALL_KINDS.has(word);
