import { TRATTORIA } from '../restaurants';

/** Number of orders of a restaurant that has been open for years. */
export const ORDERS = 100_000;
/**
 * Rows of each other growing table: enough that a sequential scan costs more than an index scan.
 */
const MANY = 20_000;
/** Recent rows of a queue that are still pending. */
const OPEN = 200;

/** Time of the test API's clock; all rows are from the 80 days before. */
const NOW = "timestamptz '2026-03-10 15:00Z'";
const ago = (days: number, i = 'i', of = MANY): string =>
  `${NOW} - ${i} * interval '${days} days' / ${of}`;
const uuid = (kind: string, i = 'i'): string => `md5('${kind}' || ${i})::uuid`;
const many = (count = MANY): string => `generate_series(1, ${count}) as i`;
/** Ids of the generated orders start above those of a test's own. */
const FIRST_ID = 1_000_000;
const orderId = (i = 'i'): string => `${FIRST_ID} + ${i}`;
const isOpen = `i <= ${OPEN}`;
const isTheirs = 'i % 200 = 0';
const customer = `${uuid('customer', '(i % 20000 + 1)')}`;

/** The order that all generated orders of its customer copy. */
export type Template = { customerId: string; orderUuid: string };

/**
 * Rows for every table that grows with traffic, one statement per table. The template's customer
 * has 500 of the orders, as the restaurant's best customer, and these are complete; all other
 * orders have only the columns that statements read.
 */
export const grownTables = ({
  customerId,
  orderUuid,
}: Template): Readonly<Record<string, string>> => ({
  customers: `insert into customers (id, restaurant_id, name, email, email_key, password_hash, google_sub)
    select ${uuid('customer')}, ${TRATTORIA}, 'Ana ' || i, i || '@grown.example',
      i || '@grown.example', 'none', 'google-' || i
    from ${many()}`,
  orders: `insert into orders (id, uuid, restaurant_id, order_number, customer_id, status, details,
      customer, lines, note, grand_total, request_hash, cart_hash, fingerprint, created_at,
      status_since, table_name)
    overriding system value
    select ${orderId()}, ${uuid('order')}, ${TRATTORIA}, 1000 + i,
      case when ${isTheirs} then t.customer_id else ${customer} end,
      case when not ${isOpen} then case when i % 20 = 0 then 'CANCELED' else 'OVER' end
      when i % 4 = 0 then 'DISPATCHED' else 'CREATED' end,
      case when ${isTheirs} then t.details else '{"deliveryType":"delivery"}' end,
      case when ${isTheirs} then t.customer else '{}' end,
      case when ${isTheirs} then t.lines else '[]' end,
      case when ${isTheirs} then t.note else '{}' end, 4250, md5('r' || i), md5('c' || i), 'device-' || i % 50000,
      ${ago(80, 'i', ORDERS)}, ${ago(80, 'i', ORDERS)}, case when i % 10 = 0 then (i % 40)::text end
    from orders t, ${many(ORDERS)} where t.uuid = '${orderUuid}' and t.customer_id = '${customerId}'`,
  order_status_changes: `insert into order_status_changes (order_id, position, status, at)
    select ${orderId()}, 0, 'CREATED', ${ago(80, 'i', ORDERS)} from ${many(ORDERS)}`,
  order_rewards: `insert into order_rewards (order_uuid, customer_id, cashback, points)
    select ${uuid('order')}, ${customer}, 100, 42 from ${many()}`,
  cashback_credits: `insert into cashback_credits (customer_id, amount, remaining, expires_on,
      order_uuid, reason, created_at)
    select ${customer}, 100, 100, null, ${uuid('order')}, 'earned', ${ago(80)} from ${many()}`,
  cashback_debits: `insert into cashback_debits (credit_id, customer_id, order_uuid, amount,
      created_at)
    select i, ${customer}, ${uuid('order')}, 1, ${ago(80)} from ${many()}`,
  coupon_uses: `insert into coupon_uses (order_uuid, restaurant_id, coupon_id, phone, customer_id, once, used_at)
    select ${uuid('order')}, ${TRATTORIA}, 'grown', '119' || i, ${customer}, true, ${ago(80)} from ${many()}`,
  stock_takings: `insert into stock_takings (order_uuid, item_id, restaurant_id, quantity)
    select ${uuid('order')}, 'agua', ${TRATTORIA}, 1 from ${many()}`,
  payments: `insert into payments (id, order_id, attempt, provider, method, kind, amount, currency,
      status, reference, started_at, storefront_url, api_url, expires_at, created_at, changed_at)
    select ${uuid('payment')}, ${orderId()}, 1, 'sandbox', 'mercadopago', 'redirect', 4250, 'BRL',
      case when ${isOpen} then 'pending' else 'paid' end, 'grown-' || i, ${ago(80)}, '', '',
      ${NOW} + interval '1 hour', ${ago(80)}, ${ago(80)} from ${many()}`,
  payment_events: `insert into payment_events (provider, event_id, payment_id, kind, at,
      received_at)
    select 'sandbox', 'event-' || i, ${uuid('payment')}, 'paid', ${ago(80)}, ${ago(80)}
    from ${many()}`,
  sandbox_payments: `insert into sandbox_payments (reference, payment_id, form_token, created_at)
    select 'grown-' || i, ${uuid('payment')}, '', ${ago(80)} from ${many()}`,
  sandbox_deliveries: `insert into sandbox_deliveries (event_id, body, due_at)
    select 'event-' || i, '', ${NOW} + interval '1 hour' from ${many()}`,
  partner_accounts: `insert into partner_accounts (id, cpf, phone)
    select ${uuid('partner')}, lpad(i::text, 11, '0'), '5519999990000' from ${many()}`,
  partner_sales: `insert into partner_sales (id, restaurant_id, account_id, value, discount,
      code_hash, created_at, code_ends_at, order_uuid)
    select ${uuid('sale')}, ${TRATTORIA}, ${uuid('partner')}, 4250, 0, '', ${ago(80)}, ${ago(80)},
      ${uuid('order')}
    from ${many()}`,
  cards: `insert into cards (id, restaurant_id, customer_id, reference, brand, last_digits,
      nickname, created_at)
    select ${uuid('card')}, ${TRATTORIA}, ${customer}, 'grown-' || i, 'visa', '1111', '', ${ago(80)}
    from ${many()}`,
  card_devices: `insert into card_devices (card_id, device_hash, verified_at)
    select ${uuid('card')}, md5('device' || i), ${ago(80)} from ${many()}`,
  card_tokens: `insert into card_tokens (token_hash, restaurant_id, device_hash, reference,
      expires_at)
    select md5('token' || i), ${TRATTORIA}, md5('device' || i), 'grown-' || i, ${NOW} from ${many()}`,
  sessions: `insert into sessions (customer_id, rotated_at, used_at, created_at)
    select ${customer}, ${ago(29)}, ${ago(29)}, ${ago(29)} from ${many()}`,
  attempts: `insert into attempts select 'account:' || i, 1, extract(epoch from now()) * 1000 + 600000 from ${many()}`,
  password_resets: `insert into password_resets (token_hash, customer_id, expires_at)
    select md5('reset' || i), ${customer}, ${ago(80)} from ${many()}`,
  google_tokens: `insert into google_tokens (token_hash, ends_at)
    select md5('google' || i), ${NOW} + interval '1 hour' from ${many()}`,
  mails: `insert into mails (id, restaurant_id, customer_id, recipient, subject, body, html, link,
      created_at, good_until, next_try_at, sent_at)
    select ${uuid('mail')}, ${TRATTORIA}, ${customer}, i || '@grown.example', '', '', '', '', ${ago(1)},
      ${ago(1)} + interval '30 minutes', ${ago(1)}, case when not ${isOpen} then ${ago(1)} end
    from ${many()}`,
  outbox: `insert into outbox (kind, recipient, payload, created_at, sale_id)
    select 'partner-code', '5519999990000', '{}', ${ago(80)}, ${uuid('sale')} from ${many()}`,
  pixel_events: `insert into pixel_events (restaurant_id, name, event_id, order_uuid, pixel_id,
      payload, created_at, next_at)
    select ${TRATTORIA}, 'Purchase', 'event-' || i, ${uuid('order')}, '1',
      case when ${isOpen} then '{}'::json end, ${ago(6)}, ${NOW} + interval '1 hour'
    from ${many()}`,
  tracking_events: `insert into tracking_events (received_at, restaurant_id, customer, device, name,
      happened_at, data)
    select ${ago(80)}, ${TRATTORIA}, '', 'd', 'page_view', ${ago(80)}, '{}' from ${many()}`,
  metric_counts: `insert into metric_counts (day, namespace, metric, dimensions, count)
    select (${ago(80)})::date, 'n', 'm', i::text, 1 from ${many()}`,
  telemetry_visits: `insert into telemetry_visits (session, experiment, arm, how, composition,
      channel, visitor, at, exposed_at)
    select ${uuid('session')}, 'grown-' || i % 200, 'b', 'assigned', 'c', 'stable',
      ${uuid('visitor')}, ${ago(80)}, ${ago(80)}
    from ${many()}`,
  telemetry_events: `insert into telemetry_events (at, session, channel, revision, composition, arms, kind, data)
    select ${ago(80)}, ${uuid('session')}, 'stable', 1, 'c',
      jsonb_build_object('grown-' || i % 200, 'b'), 'vitals', '{"lcpMs":1000}'
    from ${many()}`,
  telemetry_orders: `insert into telemetry_orders (at, visitor, experiment, arm, order_uuid, outcome, amount, currency)
    select ${ago(80)}, ${uuid('visitor')}, 'grown-' || i % 200, 'b', ${uuid('order')}, 'placed',
      4250, 'BRL'
    from ${many()}`,
  stamped_visits: `insert into stamped_visits (visit, at, channel, composition, network)
    select ${uuid('visit')}, ${ago(1)}, 'stable', 'c', 'n' || i from ${many()}`,
  cart_recoveries: `insert into cart_recoveries (uuid, restaurant_id, created_at)
    select ${uuid('recovery')}, ${TRATTORIA}, ${ago(6)} from ${many()}`,
  phone_items: `insert into phone_items (id, phone, created_at)
    select 'grown-' || i, '19966650000', ${NOW} from ${many()}`,
  push_subscriptions: `insert into push_subscriptions (id, order_id, endpoint, p256dh, auth,
      language, told_position, next_at, created_at)
    select ${uuid('push')}, ${orderId()}, 'https://push.example/' || i, 'p', 'a', 'en', 0,
      ${ago(2)}, ${ago(2)}
    from ${many()}`,
  address_points: `insert into address_points (restaurant_id, address_key, device_hash, latitude,
      longitude, updated_at, order_id)
    select ${TRATTORIA} + i % 4, 'grown-' || i,
      case when i % 3 = 0 then '' else md5('device' || i) end, -22.9, -47, ${ago(80)},
      case when i % 3 = 0 then ${orderId()} end
    from ${many()}`,
});

/** Tables that do not grow with traffic: restaurant data, streets, and pending work. */
export const SMALL_TABLES: readonly string[] = [
  'schema_migrations',
  'restaurants',
  'kitchens',
  'restaurant_tables',
  'table_codes',
  'schedule_templates',
  'delivery_zones',
  'delivery_regions',
  'delivery_bands',
  'delivery_areas',
  'coupons',
  'product_stock',
  'geo_areas',
  'geo_streets',
  'geo_grounds',
  'journeys',
  'unpaid_order_holders',
  'vault_deletions',
  'policy_reports',
];
