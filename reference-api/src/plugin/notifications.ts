export { newestMails } from '../notifications/mail/mails.repository';
export { newestMessages } from '../notifications/outbox.repository';
export { PARTNER_MESSAGE, type PartnerMessage } from '../payments/partner/start-sale';
