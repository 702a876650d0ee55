import type { Database } from '../../platform/db/database';
import { plantStreets, type StreetSeed } from '../../testing/streets';
import { openTestPostgres } from '../../testing/test-databases';
import { gazetteer } from './gazetteer';
import { prepareSearch, SEARCH } from './geo-streets.repository';

const CENTRE = { latitude: -23.55, longitude: -46.69 };
/** A street of one kilometre or so, going north from a point. */
const north = (longitude: number, latitude: number): StreetSeed['line'] => [
  [longitude, latitude],
  [longitude, latitude + 0.004],
  [longitude, latitude + 0.01],
];

const TOWN: StreetSeed[] = [
  { street: 'Rua Harmonia', cep: '05435-000', from: 1, to: 600, line: north(-46.69, -23.556) },
  {
    street: 'Rua Harmonia',
    zone: 'Sumarezinho',
    cep: '05435-001',
    from: 601,
    to: 1400,
    line: north(-46.689, -23.546),
  },
  { street: 'Rua Augusta', zone: 'Consolação', cep: '01305-000', line: north(-46.65, -23.56) },
  { street: 'Rua Augusta Nova', zone: 'Consolação', cep: '01305-100', line: north(-46.66, -23.56) },
  {
    street: 'Avenida Paulista',
    zone: 'Bela Vista',
    cep: '01310-000',
    from: 1,
    to: 2500,
    line: north(-46.655, -23.565),
  },
  { street: 'Rua 25 de Março', zone: 'Centro', cep: '01021-000', line: north(-46.63, -23.545) },
  { street: 'Alameda Santos', zone: 'Jardins', cep: '01418-000', line: north(-46.657, -23.567) },
  { street: 'Rua São João', zone: 'Centro', cep: '01035-000', line: north(-46.64, -23.54) },
  { street: 'Travessa do Sino', zone: 'Centro', cep: '01099-000', line: north(-46.635, -23.54) },
  { street: 'Rua do Sino', zone: 'Centro', cep: '01099-000', line: north(-46.634, -23.54) },
  { street: 'Rua Longe', zone: 'Lapa', line: north(-46.75, -23.52) },
  { street: 'Rua Gêmea', zone: 'Norte', line: north(-46.69, -23.5) },
  { street: 'Rua Gêmea', zone: 'Sul', line: north(-46.69, -23.7) },
  {
    street: 'Bedford Avenue',
    zone: 'Williamsburg',
    city: 'Brooklyn',
    uf: 'NY',
    cep: '11211',
    line: north(-73.957, 40.71),
  },
  {
    street: 'Harmony Street',
    zone: 'Williamsburg',
    city: 'Brooklyn',
    uf: 'NY',
    cep: '11211',
    line: north(-73.958, 40.71),
  },
];

describe('the gazetteer', () => {
  let db: Database;
  const find = (query: string, near: typeof CENTRE | null = CENTRE, limit = 5) =>
    gazetteer(db).search(query, near, limit);
  const first = async (query: string, near: typeof CENTRE | null = CENTRE) => {
    const [place] = await find(query, near);
    return place && `${place.street}, ${place.number} - ${place.zone}`;
  };
  beforeAll(async () => {
    db = await openTestPostgres();
    await plantStreets(db, TOWN);
  });
  afterAll(() => db.close());

  test.each([
    ['rua harmonia 412', 'Rua Harmonia, 412 - Vila Madalena'],
    ['412 rua harmonia', 'Rua Harmonia, 412 - Vila Madalena'],
    ['r. harmonia 412 apto 31', 'Rua Harmonia, 412 - Vila Madalena'],
    ['harmnia', 'Rua Harmonia,  - Vila Madalena'],
    ['agusta', 'Rua Augusta,  - Consolação'],
    ['rua augusta nova 10', 'Rua Augusta Nova, 10 - Consolação'],
    ['av paulista 1578', 'Avenida Paulista, 1578 - Bela Vista'],
    ['avenida paulsta', 'Avenida Paulista,  - Bela Vista'],
    ['rua 25 de março', 'Rua 25 de Março,  - Centro'],
    ['harmonia são paulo', 'Rua Harmonia,  - Vila Madalena'],
    ['travessa do sino 3', 'Travessa do Sino, 3 - Centro'],
    ['har', 'Rua Harmonia,  - Vila Madalena'],
    ['05435-001', 'Rua Harmonia,  - Sumarezinho'],
    ['rua harmonia 412, 05435-000', 'Rua Harmonia, 412 - Vila Madalena'],
  ])('[API-25] [API-27] %j means %s', async (query, meant) =>
    expect(await first(query)).toBe(meant),
  );

  test.each([
    ['bedford ave 120', 'Bedford Avenue, 120'],
    ['350 bedfrod avenue', 'Bedford Avenue, 350'],
    ['harmony st', 'Harmony Street, '],
  ])('%j means %s in another language', async (query, meant) =>
    expect(await first(query, { latitude: 40.71, longitude: -73.95 })).toBe(
      `${meant} - Williamsburg`,
    ),
  );

  test('a district or a city by its name gives its streets, the nearest first', async () => {
    expect((await find('consolação')).map(({ street }) => street)).toEqual([
      'Rua Augusta Nova',
      'Rua Augusta',
    ]);
    expect((await find('brooklyn', null)).map(({ city }) => city)).toEqual([
      'Brooklyn',
      'Brooklyn',
    ]);
  });

  test('of two streets alike the nearer comes first; those of another town only where none is near', async () => {
    expect(
      (await find('rua gemea', { latitude: -23.5, longitude: -46.69 })).map(({ zone }) => zone),
    ).toEqual(['Norte', 'Sul']);
    expect(
      (await find('rua gemea', { latitude: -23.7, longitude: -46.69 })).map(({ zone }) => zone),
    ).toEqual(['Sul', 'Norte']);
    expect((await find('harmon')).map(({ city }) => city)).toEqual(['São Paulo', 'São Paulo']);
    expect(
      (await find('harmon', { latitude: 40.7, longitude: -73.9 })).map(({ city }) => city),
    ).toEqual(['Brooklyn']);
    expect((await find('bedford')).map(({ city }) => city)).toEqual(['Brooklyn']);
  });

  test('the part of a street that has the house is the only one shown; without a number each part is', async () => {
    expect((await find('rua harmonia 412')).map(({ zone }) => zone)).toEqual(['Vila Madalena']);
    expect((await find('rua harmonia')).map(({ zone }) => zone)).toEqual([
      'Vila Madalena',
      'Sumarezinho',
    ]);
  });

  test('the number decides where along the street; one beyond the street is moved to its end', async () => {
    const at = async (number: string) => (await find(`avenida paulista ${number}`))[0];
    const [low, middle, high, beyond] = [
      await at('1'),
      await at('1250'),
      await at('2500'),
      await at('99999'),
    ];
    expect(low?.latitude).toBeCloseTo(-23.565, 5);
    expect(middle?.latitude).toBeCloseTo(-23.56, 4);
    expect(high?.latitude).toBeCloseTo(-23.555, 5);
    expect(beyond).toMatchObject({ number: '99999', latitude: high?.latitude });
  });

  test.each([
    ['one letter', 'h'],
    ['blanks', ' \t '.repeat(80)],
    ['a lone half of one', '\ud83c\ud83c\ud83c'],
    ['signs', '%%%%____'],
    ['SQL', `'; drop table geo_streets; --`],
    ['zero bytes', '\0\0\0'],
    ['a regex bomb', '([xz]+)+$'.repeat(50)],
    ['4 kB', 'zq'.repeat(2048)],
  ])('[B22] %s finds nothing and breaks nothing', async (_case, query) => {
    expect(await find(query)).toEqual([]);
    expect(await first('rua harmonia')).toBe('Rua Harmonia,  - Vila Madalena');
  });

  test('[B22] a name of two characters is searched; so is one hidden in 255', async () => {
    expect((await find('ha')).map(({ street }) => street)).toContain('Rua Harmonia');
    expect(await first(`${'rua '.repeat(60)}harmonia`.slice(-255))).toBe(
      'Rua Harmonia,  - Vila Madalena',
    );
  });

  test('[API-28] a point is the house beside it, up to 150 metres away', async () => {
    const at = (latitude: number, longitude: number) =>
      gazetteer(db).reverse({ latitude, longitude });
    expect(await at(-23.5601, -46.6548)).toMatchObject({
      street: 'Avenida Paulista',
      number: expect.stringMatching(/^12\d\d$/),
      zone: 'Bela Vista',
      city: 'São Paulo',
      uf: 'SP',
      cep: '01310-000',
    });
    expect(await at(-23.55, -46.6905)).toMatchObject({
      street: 'Rua Harmonia',
      zone: 'Vila Madalena',
    });
    expect(await at(-23.565 - 0.0013, -46.655)).toMatchObject({
      street: 'Avenida Paulista',
      number: '1',
    });
    expect(await at(-23.565 - 0.0015, -46.655)).toBeNull();
  });

  test.each([
    ['null island', 0, 0],
    ['the antimeridian', -17, 180],
    ['a pole', 90, 0],
  ])('[B21] nothing is at %s', async (_case, latitude, longitude) =>
    expect(await gazetteer(db).reverse({ latitude, longitude })).toBeNull(),
  );

  test('[OPEN-020] a postal code gives its street, or what its streets share; an unknown one nothing', async () => {
    const of = (digits: string) => gazetteer(db).byPostalCode(digits);
    expect(await of('05435000')).toMatchObject({
      street: 'Rua Harmonia',
      zone: 'Vila Madalena',
      city: 'São Paulo',
      uf: 'SP',
      cep: '05435-000',
      number: '',
    });
    expect(await of('01099000')).toMatchObject({ street: '', zone: 'Centro', city: 'São Paulo' });
    for (const digits of ['00000000', '0543500', '054350000', "05435' or '1'='1"])
      expect(await of(digits)).toBeNull();
  });

  const plan = (sql: string, params: readonly unknown[]) =>
    db.transaction(async (tx) => {
      await prepareSearch(tx);
      return (await tx.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, params))
        .map((row) => row['QUERY PLAN'])
        .join('\n');
    });

  test('a search reads the index of likenesses in a small town, too', async () => {
    await plantStreets(
      db,
      Array.from({ length: 500 }, (_, at) => ({
        street: `Rua do Comendador ${at}`,
        line: north(-46.69, -23.55),
      })),
      'small-town',
    );
    await db.exec('analyze geo_streets');
    expect(await plan(SEARCH, ['codimoni', 'rua codimoni', -23.5, -46, 20])).toMatch(
      /Bitmap Index Scan on geo_streets_by_text/,
    );
    await db.query(`delete from geo_areas where id = 'small-town'`);
  });

  describe('among thousands of streets', () => {
    const SYLLABLES = [
      'ba',
      'co',
      'di',
      'fu',
      'ge',
      'lha',
      'mo',
      'ni',
      'par',
      'qui',
      'ro',
      'sa',
      'tu',
      'vi',
      'xe',
      'zar',
    ];
    const nameOf = (at: number): string =>
      [at % 16, (at >> 4) % 16, (at >> 8) % 16, (at >> 12) % 16]
        .map((index) => SYLLABLES[index])
        .join('');
    beforeAll(() =>
      plantStreets(
        db,
        Array.from({ length: 5000 }, (_, at) => ({
          street: `Rua ${nameOf(at)}`,
          zone: `Bairro ${at % 97}`,
          line: [
            [-46 - (at % 200) / 1000, -23 - Math.floor(at / 200) / 1000],
            [-46.0005 - (at % 200) / 1000, -23 - Math.floor(at / 200) / 1000],
          ],
        })),
        'big-town',
      ),
    );
    afterAll(() => db.query(`delete from geo_areas where id = 'big-town'`));

    test('a search reads the index of likenesses, a point the index of boxes, a postal code its own', async () => {
      await db.exec('analyze geo_streets');
      expect(await plan(SEARCH, ['codimoni', 'rua codimoni', -23.5, -46, 20])).toMatch(
        /Bitmap Index Scan on geo_streets_by_text/,
      );
      expect(
        await plan(
          `select 1 from geo_streets
           where box(point(west, south), point(east, north))
             && box(point(-46.1, -23.1), point(-46.09, -23.09))`,
          [],
        ),
      ).toMatch(/geo_streets_by_box/);
      expect(await plan('select 1 from geo_streets where cep_key = $1', ['05435000'])).toMatch(
        /geo_streets_by_cep/,
      );
    });

    test('the right one is found in spite of a typo, among names that are all alike', async () => {
      const name = nameOf(3579);
      const streets = (
        await gazetteer(db).search(
          `rua ${name.slice(0, -2)} 10`,
          { latitude: -23.05, longitude: -46.1 },
          10,
        )
      ).map(({ street }) => street);
      expect(streets).toContain(`Rua ${name}`);
    });
  });
});
