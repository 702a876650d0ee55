import { toMinor } from '@storefront/shared-domain/contracts';
import { dayAfter } from '@storefront/shared-domain/schedule';
import { checkPassword, hashPassword } from '../accounts/passwords';
import { addCashback } from '../loyalty/cashback.repository';
import type { Queryable } from '../platform/db/database';
import {
  addCustomer,
  changePassword,
  describeCustomer,
  findCustomerByEmail,
} from '../accounts/customers.repository';
import type { SeededCustomer } from '../restaurants/seeded-restaurant';

const dayIn = (days: number): string => dayAfter(new Date().toISOString().slice(0, 10), days).date;

async function seedCustomer(
  tx: Queryable,
  restaurantId: number,
  seededCustomer: SeededCustomer,
): Promise<void> {
  const known = await findCustomerByEmail(tx, restaurantId, seededCustomer.email);
  if (known) {
    if (!(await checkPassword(known.passwordHash, seededCustomer.password)).isRight)
      await changePassword(tx, known.id, await hashPassword(seededCustomer.password));
    return describeCustomer(tx, known.id, seededCustomer);
  }
  const added = await addCustomer(tx, {
    restaurantId,
    name: seededCustomer.name,
    email: seededCustomer.email,
    passwordHash: await hashPassword(seededCustomer.password),
  });
  if (!added) return;
  await describeCustomer(tx, added.id, seededCustomer);
  if (seededCustomer.cashback.balance <= 0) return;
  await addCashback(tx, {
    customerId: added.id,
    amount: toMinor(seededCustomer.cashback.balance),
    expiresOn: dayIn(seededCustomer.cashback.expiresInDays),
    reason: 'given',
    orderUuid: null,
    at: new Date(),
  });
}

/** The customers of the demo, with the passwords that the demo shows; cashback is granted once. */
export async function seedCustomers(
  tx: Queryable,
  restaurantId: number,
  customers: readonly SeededCustomer[],
): Promise<void> {
  for (const customer of customers) await seedCustomer(tx, restaurantId, customer);
}
