export * from './define-remote';
export * from './locales';
export * from './remote-names';
export * from './slots';
