import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { MerchantChoice } from '../shared/merchants/merchant-choice.tsx';
import { keepRecentMerchant } from '../shared/merchants/recent-merchants.ts';
import { useSession } from '../shared/sessions/use-session.ts';
import { useMerchantInAddress } from './use-merchant-in-address.ts';

/** Picks the merchant in view, which is kept in the address. */
export function MerchantPicker() {
  const t = useTranslations('app.merchant');
  const { merchantId, show } = useMerchantInAddress();
  const { userId, merchant } = useSession() ?? {};
  const [id, name] = [merchant?.id, merchant?.company_name];
  useEffect(() => {
    if (userId && id && name !== undefined) keepRecentMerchant(userId, { id, name });
  }, [userId, id, name]);

  return (
    <MerchantChoice
      label={t('label')}
      placeholder={t('placeholder')}
      value={merchantId ?? null}
      onChange={(picked) => show(picked, 'push')}
    />
  );
}
