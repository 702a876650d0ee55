export * from './schedule-question';
