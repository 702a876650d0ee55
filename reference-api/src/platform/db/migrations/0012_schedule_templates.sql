-- Hours for which orders can be scheduled, under the name the restaurant's record gives them; `template` as API-02 answers it.

create table schedule_templates (
  restaurant_id integer not null references restaurants (id) on delete cascade,
  id text not null check (id <> ''),
  template json not null,
  primary key (restaurant_id, id)
);
