-- What browsers refused by the policies of pages and documents, counted by day. `page` is an origin and a path without ids, `blocked` an
-- origin or a keyword. Forgotten after 90 days.
create table policy_reports (
  day date not null,
  page text not null,
  directive text not null,
  blocked text not null,
  count bigint not null,
  primary key (day, page, directive, blocked)
);
