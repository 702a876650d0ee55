export { budget, type Budget, BudgetExceededError } from './budget';
export { closeWithConnection } from './close-pipelined';
export { escapeHtml } from './escape-html';
export { REQUEST_ID_HEADER, requestIdOf } from './request-id';
