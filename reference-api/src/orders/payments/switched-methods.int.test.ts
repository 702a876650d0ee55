import { seedRestaurant } from '../../seeding/seed-restaurant';
import { describeOnPostgres } from '../../testing/describe-on-postgres';
import { send } from '../../testing/orders';
import { anOnlineOrder } from '../../testing/paying-restaurant';
import { record, restaurant } from '../../testing/restaurants';

const SHOP = 533;

describeOnPostgres('online methods the record switches off', (api) => {
  const open = (own: Parameters<typeof record>[2]) =>
    seedRestaurant(
      api().db,
      restaurant(
        record(SHOP, 'desligada', {
          online_payment_integrations: ['pixTuna', 'multipedidos@asaas'],
          ...own,
        }),
      ),
      { isDemo: false, position: 31 },
    );
  const sendBy = (method: string) => send(api(), anOnlineOrder(method), { restaurant: SHOP });

  test('[DOMAIN-001] [CHECKOUT-06] wallet and pixTuna without their active setting are not offered', async () => {
    await open({ wallet_is_active: false, tuna_pix_status: 'inactive' });
    for (const method of ['pixTuna', 'multipedidos@asaas']) {
      expect(await sendBy(method)).toMatchObject({
        status: 422,
        json: { code: 'payment_not_offered', path: 'details.paymentType' },
      });
    }
    await open({ wallet_is_active: true, tuna_pix_status: 'active' });
    expect((await sendBy('pixTuna')).status).toBe(200);
    expect(await sendBy('multipedidos@asaas')).toMatchObject({
      status: 422,
      json: { code: 'wallet_card_missing' },
    });
  });
});
