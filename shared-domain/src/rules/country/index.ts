export * from './country-table';
export * from './documents';
export * from './places';
export * from './postcodes';
