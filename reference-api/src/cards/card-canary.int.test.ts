import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { openDatabase } from '../platform/db/open-database';
import { createLogger } from '../platform/http/logger';
import { createReferenceApi } from '../reference-api';
import { demo } from '../../../demo/src';
import { seedRestaurant } from '../seeding/seed-restaurant';
import { aCard, CARDS } from '../testing/cards';
import { PASSWORD, testRestaurants, TRATTORIA } from '../testing/restaurants';
import { prepareFolder } from '../testing/test-databases';

/** A card of no real person; only its last four digits and its brand may appear. */
const CANARY = {
  number: '4539148803436467',
  cvv: '9173',
  holder: 'Zuleica Canaria',
  cpf: '39053344705',
  postalCode: '69312847',
  email: 'zuleica@canaria.example',
};
const SECRET = [
  CANARY.number,
  CANARY.number.slice(0, 12),
  CANARY.number.replace(/(\d{4})(?=\d)/g, '$1 '),
  CANARY.holder,
  CANARY.cpf,
  CANARY.postalCode,
  CANARY.email,
];

test('[API-38] [API-40] a number, a CVV and a holder are in no table, no file and no line of the log', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'storefront-canary-'));
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()),
  });
  prepareFolder(dataDir);
  const db = await openDatabase({ dataDir });
  await seedRestaurant(db, testRestaurants[0]!, { isDemo: false, position: 0 });
  await db.close();
  const api = await createReferenceApi({
    dataDir,
    plugins: [demo],
    logger: createLogger({ level: 'trace', to: stream }),
  });
  const device = randomUUID();
  const body = aCard({
    fingerprint: device,
    card: {
      creditCardNumber: CANARY.number,
      creditCardCcv: CANARY.cvv,
      creditCardHolderName: CANARY.holder,
      creditCardExpiryYear: '2039',
    },
    holder: {
      name: CANARY.holder,
      cpfCnpj: CANARY.cpf,
      postalCode: CANARY.postalCode,
      email: CANARY.email,
    },
  });
  const post = (url: string, payload: unknown, token?: string) =>
    api.app.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  const login = await post(`/restaurant/${TRATTORIA}/public/client/auth`, {
    email: 'ana@teste.example',
    password: PASSWORD,
    loginMode: 'email',
  });
  const { token } = login.json<{ token: string }>();

  const made = await post(CARDS, body, token);
  expect(made.statusCode).toBe(200);
  const { creditCardUUID } = made.json<{ creditCardUUID: string }>();
  const answers = [
    made,
    await post(CARDS, body),
    await post(
      `${CARDS}/${creditCardUUID}/cvv`,
      { fingerprint: randomUUID(), creditCardCVV: CANARY.cvv },
      token,
    ),
    await post(
      CARDS,
      { ...body, creditCard: { ...body.creditCard, creditCardNumber: Number(CANARY.number) } },
      token,
    ),
    await post(CARDS, `{"creditCard": {"creditCardNumber": "${CANARY.number}" oops`, token),
    await post(
      CARDS,
      { ...body, creditCard: { ...body.creditCard, creditCardNickname: CANARY.number } },
      token,
    ),
    await post(
      `${CARDS}/${creditCardUUID}/cvv`,
      { fingerprint: 'x', creditCardCVV: CANARY.cvv },
      token,
    ),
    await post(`/restaurant/${TRATTORIA}/nowhere`, body, token),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([
    200, 200, 200, 400, 400, 422, 400, 404,
  ]);
  await api.close();

  // four digits of a CVV may appear in a random id by chance
  const log = lines.join('').replace(/"reqId":"[^"]*"/g, '');
  expect(log).toContain('/asaas/payment/credit-card');
  for (const secret of [...SECRET, CANARY.cvv, device])
    expect([
      secret,
      log.includes(secret),
      answers.some(({ body: text }) => text.includes(secret)),
    ]).toEqual([secret, false, false]);
  const files = (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const stored = (
    await Promise.all(
      files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')),
    )
  ).join('\n');
  // The stored data of the card is readable in those files, so the search would have found the
  // rest.
  expect(stored).toContain('sandbox-card-approved-');
  for (const secret of [...SECRET, device])
    expect([secret, stored.includes(secret)]).toEqual([secret, false]);
  await rm(dataDir, { recursive: true, force: true });
}, 180_000);
