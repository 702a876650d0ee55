export { NOTIFY_SECRETS_FORM, areNotifySecrets, readNotifySecrets } from './notify-secrets';
export { failureLine, notifyChannel } from './notify-channel';
export type { NoticeMail, Senders } from './notify-channel';
