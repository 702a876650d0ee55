-- CPFs are stored encrypted (auth/cpf-cipher.ts). Those stored before are converted by the server, in the background.

-- Name of the key an order's CPF is encrypted with; '' without a CPF, null for an order from before.
alter table orders add column cpf_key text;
create index orders_cpf_unsealed on orders (id) where cpf_key is null;
create index orders_cpf_key on orders (cpf_key, id) where cpf_key <> '';

-- An account of the partner is found by a keyed hash; null for a row from before, whose cpf is still digits.
alter table partner_accounts drop constraint partner_accounts_cpf_check;
alter table partner_accounts drop constraint partner_accounts_cpf_key;
alter table partner_accounts add column cpf_hash text unique;
create index partner_accounts_unsealed on partner_accounts (cpf) where cpf_hash is null;

-- Accounts by the name of the key of their CPF; '' for digits from before.
create index customers_cpf_key on customers (split_part(cpf, '.', 2)) where cpf <> '';
create index partner_accounts_cpf_key on partner_accounts (split_part(cpf, '.', 2)) where cpf <> '';
