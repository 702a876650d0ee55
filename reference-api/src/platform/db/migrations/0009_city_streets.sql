-- Streets are known by place now, in geo_streets, and no longer by restaurant.
drop table gazetteer_streets;

-- Nothing searches names alone: a search reads street, neighbourhood and city together.
drop index geo_streets_by_likeness;
