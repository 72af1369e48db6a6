import type { MerchantView } from '@comptoir/contract/base/merchants';
import { useTranslations } from 'use-intl';
import { usePermission } from '../../../shared/access/permission.ts';
import { useSession } from '../../../shared/sessions/use-session.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { DetailList } from '../../../ui/detail-list.tsx';
import { useDeviceNumbers } from './support.api.ts';

/** Details that support asks for first, from what the portal knows, to read out or to copy. */
export function SupportDetails({ merchant }: { readonly merchant: MerchantView }) {
  const t = useTranslations('support.ready');
  const tUi = useTranslations('ui');
  const email = useSession()?.email ?? '';
  const { data: devices, error } = useDeviceNumbers();
  const numbers = devices?.map(({ name, deviceNumber }) => t('device', { name, number: deviceNumber })) ?? [];
  const unnumbered = devices ? t('noDevice') : tUi(error ? 'failed' : 'loading');
  const lines = numbers.length > 0 ? numbers : [unnumbered];
  const details = [
    { label: t('business'), values: [merchant.company_name] },
    { label: t('fileNumber'), values: [merchant.file_number ?? t('missing')] },
    ...(usePermission('list-devices') ? [{ label: t('devices'), values: lines }] : []),
    { label: t('person'), values: [email] },
  ];
  const text = details.map(({ label, values }) => t('line', { label, value: values.join(', ') })).join('\n');
  return (
    <>
      <DetailList
        details={details.map(({ label, values }) => ({
          label,
          value: values.map((value) => <div key={value}>{value}</div>),
        }))}
      />
      <div>
        <CopyButton text={text} label={t('title')} />
      </div>
    </>
  );
}
