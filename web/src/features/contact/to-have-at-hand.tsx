import type { MerchantView } from '@comptoir/contract/merchants';
import { useTranslations } from 'use-intl';
import { useSession } from '../../lib/session/use-session.ts';
import { DetailList } from '../../ui/detail-list.tsx';
import { useDeviceNumbers } from './contact.api.ts';

/** What support asks for first, from what the portal knows. */
export function ToHaveAtHand({ merchant }: { readonly merchant: MerchantView }) {
  const t = useTranslations('contact.ready');
  const tUi = useTranslations('ui');
  const email = useSession()?.email ?? '';
  const { data: devices, error } = useDeviceNumbers();
  const numbers = devices?.map(({ name, deviceNumber }) => `${name}\u00A0: ${deviceNumber}`).join('\n');
  return (
    <DetailList
      details={[
        { label: t('business'), value: merchant.company_name },
        { label: t('fileNumber'), value: merchant.file_number ?? t('missing') },
        {
          label: t('devices'),
          value: error ? tUi('failed') : <span style={{ whiteSpace: 'pre-line' }}>{numbers || t('noDevice')}</span>,
        },
        { label: t('person'), value: email },
      ]}
    />
  );
}
