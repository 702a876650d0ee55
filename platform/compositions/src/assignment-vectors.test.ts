import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { bucketOf, chooseArm } from './bucket';
import { Range } from './experiment.contract';

const Vectors = z.strictObject({
  buckets: z
    .array(z.strictObject({ salt: z.string(), visitor: z.string(), bucket: z.int() }))
    .min(50),
  arms: z
    .array(
      z.strictObject({
        name: z.string(),
        salt: z.string(),
        arms: z.array(z.strictObject({ name: z.string(), ranges: z.array(Range) })),
        visitors: z
          .array(
            z.strictObject({ visitor: z.string(), bucket: z.int(), arm: z.string().nullable() }),
          )
          .min(1),
      }),
    )
    .min(5),
});

const file = path.join(__dirname, '../../../docs/contracts/assignment-vectors.json');
const vectors = Vectors.parse(JSON.parse(readFileSync(file, 'utf8')));

test('the published buckets are ours', () => {
  for (const { salt, visitor, bucket } of vectors.buckets)
    expect({ salt, visitor, bucket: bucketOf(salt, visitor) }).toEqual({ salt, visitor, bucket });
});

test.each(vectors.arms)('the published arms are ours: $name', ({ salt, arms, visitors }) => {
  const ours = visitors.map(({ visitor }) => ({
    visitor,
    bucket: bucketOf(salt, visitor),
    arm: chooseArm(arms, salt, visitor)?.name ?? null,
  }));
  expect(ours).toEqual(visitors);
});
