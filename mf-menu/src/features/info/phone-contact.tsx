import { useTranslation } from 'react-i18next';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { chatLink, formatPhone } from '@storefront/shared-domain/phones';

/** The restaurant's phone in its country's layout, and a chat with it. */
export default function PhoneContact({ info }: { info: RestaurantInfo }) {
  const { t } = useTranslation('mf-menu');
  const chat = chatLink(info.whatsapp, info.country);
  return (
    <>
      <p>{formatPhone(info.whatsapp, info.country)}</p>
      {chat !== null && (
        <a href={chat} target="_blank" rel="noreferrer">
          {t('info.message')}
        </a>
      )}
    </>
  );
}
